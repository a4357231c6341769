/**
 * Random choices that a seed repeats.
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0
  /** 0 to 1; the generator is mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit)
  return {
    below,
    chance: (/** @type {number} */ share) => next() < share,
    /** @template Item @param {readonly Item[]} items @returns {Item} */
    pick: (items) => /** @type {Item} */ (items[below(items.length)]),
    bytes: (/** @type {number} */ length) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}

/** @typedef {ReturnType<typeof randomFrom>} Random */

/** A repeatable stream of numbers in [0, 1) from a text (FNV-1a hash, then mulberry32): demo data, not for secrets. */
export function random(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of `items`, by the next number of the stream. */
export function pick<Item>(items: readonly [Item, ...Item[]], next: () => number): Item {
  return items[Math.floor(next() * items.length)] ?? items[0]
}

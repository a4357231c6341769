/** One of `items`, by the next number of the stream. */
export function pick<Item>(items: readonly [Item, ...Item[]], next: () => number): Item {
  return items[Math.floor(next() * items.length)] ?? items[0]
}

/** Splits a list of more than nine entries into two groups, the first with eight (docs/specification.md#menus). */
const maxInOneGroup = 9
const firstGroupSize = 8

export function splitGroups<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length === 0) return []
  if (items.length <= maxInOneGroup) return [items]
  return [items.slice(0, firstGroupSize), items.slice(firstGroupSize)]
}

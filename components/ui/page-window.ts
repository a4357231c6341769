/**
 * The page numbers around the current one: `visible` of them (docs/specification.md#shared-controls: 7) if there are as
 * many, shifted inwards at both ends.
 */
export function pageWindow(page: number, pageCount: number, visible = 7): number[] {
  const count = Math.min(visible, pageCount)
  const first = Math.min(Math.max(1, page - Math.floor(visible / 2)), Math.max(1, pageCount - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}

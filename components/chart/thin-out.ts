/**
 * At most `limit` points of a smooth series, evenly spread, with its first and last: between two of them a screen shows the
 * same curve, and a document carries each twice.
 */
export function thinOut<Point>(points: readonly Point[], limit: number): Point[] {
  if (points.length <= limit) return [...points]
  const step = (points.length - 1) / (limit - 1)
  return Array.from({ length: limit }, (_, index) => points[Math.round(index * step)]).filter(
    (point) => point !== undefined,
  )
}

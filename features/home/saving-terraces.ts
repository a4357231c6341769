import type { GrowthPoint } from '@/lib/domain/projection/growth-curve'

/**
 * What the payments of each year become, as terraces below the curve of a saving plan, the first year at the bottom. Each SVG path
 * encloses everything above one terrace, so that, clipped to the area below the curve, the paths get brighter towards the top.
 * @param points the curve, month by month, twelve payments a year
 * @param rate monthly, as a fraction
 * @param box of the drawing; its `top` is the value at the upper edge
 */
export function terracePaths(
  points: readonly GrowthPoint[],
  rate: number,
  box: { readonly width: number; readonly height: number; readonly top: number },
): readonly string[] {
  const months = Math.max(1, points.length - 1)
  const place = (month: number, value: number) =>
    `${((month / months) * box.width).toFixed(1)} ${(box.height - (value / box.top) * box.height).toFixed(1)}`
  return points
    .filter(({ month }) => month > 0 && month < months && month % 12 === 0)
    .map(({ month, value }) => {
      const left = months - month
      const end = value * (1 + rate) ** left
      // A cubic with the slopes of the exponential at both ends: over thirty years at 8% it is off by less than a pixel.
      const rise = (left / 3) * Math.log1p(rate)
      const bend = `${place(month + left / 3, value * (1 + rise))} ${place(months - left / 3, end * (1 - rise))}`
      // Its edges lie outside the drawing, or they would be lines as well.
      return `M${place(month, value)}C${bend} ${place(months, end)}h1V0H${place(month, value).split(' ')[0]}Z`
    })
}

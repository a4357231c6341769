import { margin, text, textAround, width } from './draw-parts'
import type { Drawing } from './drawing'

type Fall = Extract<Drawing, { kind: 'fall' }>

/** Lengths of the vertical scale: the first point, the last, and the axis below them. */
const [top, bottom, axis] = [292, 500, 556]

/** A ratio after each fall of a price, side by side as the table has them: where it begins, the warnings on its way, and where it ends in a call. */
export function fallWide({ figure, points }: Fall): string {
  const ratios = points.map(({ ratio }) => ratio)
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)]
  const places = points.map((point, index) => ({
    ...point,
    x: Math.round(margin + ((width - 2 * margin) * index) / (points.length - 1)),
    y: Math.round(bottom - ((bottom - top) * (point.ratio - low)) / (high - low)),
  }))
  const path = places.map(({ x, y }) => `${x} ${y}`).join('L')
  const marks = places.map(({ x, y, tone, text: said, status, label }, index) =>
    [
      `<circle cx="${x}" cy="${y}" r="15" class="${tone}"/>`,
      // A warning and a call are named where they begin, with the fall and the ratio there.
      ...(status === '' || status === places[index - 1]?.status
        ? []
        : [
            textAround(x, y - 34, 46, said, tone, 'bold'),
            textAround(x, y - 92, 46, status, tone, 'bold'),
            textAround(x, axis + 56, 46, label, 'm', 'bold'),
          ]),
    ].join(''),
  )
  return [
    text(margin, 150, 150, figure.number, 'b', 'bold'),
    text(margin, 222, 46, figure.label, 't', 'bold'),
    `<path d="M${path}V${axis}H${margin}z" fill="var(--s)" opacity=".5"/><path d="M${path}" fill="none" stroke="var(--b)" stroke-width="7"/>`,
    `<path d="M${margin} ${axis}H${width - margin}" stroke="var(--s)" stroke-width="4"/>`,
    ...marks,
  ].join('')
}

import { fitted, margin, text, width } from './draw-parts'
import { drawChart, isChart } from './draw-chart'
import { type Compact, thumbnail } from './draw-compact'
import { inkStart, widthOf } from './letters'
import type { Chart, Mark } from './mark'

/** Sizes of the number and of what it counts; how much smaller both may be to be in one line. */
const [most, words, smallest] = [150, 104, 0.85]

/** Baselines of the number and of a second line; between number and words; upper edges of the chart after one line and after two; its lower edge. */
const [base, second, gap, after, afterTwo, ground] = [184, 300, 26, 286, 360, 640]

const room = width - 2 * margin

/** Charts that need most of a thumbnail's height to be read without words. */
export const isLarge = (mark: Mark | null): mark is Chart =>
  mark !== null && isChart(mark) && /^(?:bands|gains|payoff|payments)$/.test(mark.kind)

type Large = Omit<Compact, 'mark'> & { readonly mark: Chart }

/** A figure beside what it counts, or over that, and its chart in most of the height. */
export function glance({ figure: { number, label, short = label }, tone, mark }: Large): string {
  const [start, end] = [inkStart(number, 'bold'), widthOf(number, 'bold')]
  const scale = Math.min(1, (room - gap) / ((end - start) * most + widthOf(short, 'bold') * words))
  const isOneLine = scale >= smallest
  const size = isOneLine ? most * scale : fitted(number, most, 'bold')
  const x = margin + (end - start) * size + gap
  return [
    text(margin - start * size, base, size, number, tone, 'bold'),
    isOneLine
      ? text(x, base, words * scale, short, 'm', 'bold')
      : text(margin, second, fitted(short, words, 'bold'), short, 'm', 'bold'),
    drawChart(mark, { top: isOneLine ? after : afterTwo, bottom: ground, words: 0 }),
  ].join('')
}

/** The forms of a picture for thumbnails: large charts have one for those that have room for it. */
export function thumbnails(of: Compact): { readonly tiny: string; readonly least?: string } {
  const { mark } = of
  return isLarge(mark) ? { tiny: glance({ ...of, mark }), least: thumbnail(of) } : { tiny: thumbnail(of) }
}

import { height, margin, width } from './draw-parts'
import type { Bar, Figure } from './drawing'

/** Where the marks end, as far from the edge as the number is. */
const foot = height - margin
const room = width - 2 * margin

/** Marks that can be counted at a glance, and their size. */
const mostMarks = 12
const mark = 104
const between = 24

/** A share below this is a sliver of its bar. */
const leastShare = 20

/** A count as that many marks, the parts of a whole as a bar, a change as two: nothing for a number that is none of these. */
export function marksOf({ number }: Figure, bars: readonly Bar[]): string {
  const share = /^(\d+)%$/.exec(number)
  if (share && Number(share[1]) >= leastShare) return ofWhole(Number(share[1]) / 100)
  const change = /^([+−])(\d+)%$/.exec(number)
  if (change) return beforeAndAfter(Number(change[2]) * (change[1] === '+' ? 1 : -1))
  const count = /^(\d+)(?:$|[ \p{Script=Hangul}])/u.exec(number)
  if (count && Number(count[1]) <= mostMarks) return counted(Number(count[1]))
  return bars.some(({ text }) => text.startsWith(number)) ? columns(bars, number) : ''
}

function counted(count: number): string {
  const size = Math.min(mark, Math.floor((room - between * (count - 1)) / count))
  return Array.from({ length: count }, (_, index) => {
    const x = margin + size / 2 + (size + between) * index
    return `<circle cx="${x}" cy="${foot - size / 2}" r="${size / 2}" class="b"/>`
  }).join('')
}

const bar = (long: number, y: number, tall: number, look: string): string =>
  `<path d="M${margin} ${y}h${Math.round(long)}v${tall}H${margin}z" ${look}/>`

const ofWhole = (share: number): string =>
  bar(room, foot - mark, mark, 'fill="var(--s)"') + bar(room * share, foot - mark, mark, 'class="b"')

/** What was 100, and what it became, in one scale. */
function beforeAndAfter(percent: number): string {
  const most = Math.max(100, 100 + percent)
  return (
    bar((room * 100) / most, foot - 124, 52, 'fill="var(--s)"') +
    bar((room * (100 + percent)) / most, foot - 52, 52, 'class="b"')
  )
}

/** The numbers of a table as columns from zero, those of the figure in full colour. */
function columns(bars: readonly Bar[], number: string): string {
  const most = Math.max(...bars.map(({ value }) => value))
  const gap = 24
  const wide = Math.round((room - gap * (bars.length - 1)) / bars.length)
  return bars
    .map(({ value, text }, index) => {
      const tall = Math.round((140 * value) / most)
      const look = text.startsWith(number) ? 'class="b"' : 'fill="var(--s)"'
      return `<path d="M${margin + index * (wide + gap)} ${foot}v${-tall}h${wide}v${tall}z" ${look}/>`
    })
    .join('')
}

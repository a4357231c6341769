import { fitted, halves, headline, text, textAround, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Days = Extract<Drawing, { kind: 'days' }>

/**
 * In both forms: the left and right edge, and how much between them the free days have; the heights of the line while nothing is paid and afterwards; sizes of what the days cost,
 * of its rate afterwards, and of words; thickness of the line.
 */
const forms = {
  wide: { left: 24, right: width - 56, free: 0.75, none: 424, some: 262, number: 168, rate: 104, words: 32, line: 12 },
  small: { left: 58, right: width - 58, free: 0.68, none: 470, some: 290, number: 190, rate: 116, words: 50, line: 18 },
} as const

/** What the days cost: a currency's code before its amount is small. */
function costOf(number: string, x: number, y: number, size: number) {
  let pen = x
  const paths = number.split(' ').map((word) => {
    const large = /^[A-Z]+$/.test(word) ? size / 2 : size
    const from = pen
    pen += widthOf(word, 'bold') * large + size / 7
    return headline(from, y, large, word, 'b', 'bold')
  })
  return { paths, end: pen }
}

/**
 * What is free for a number of days: a line that stays at nothing, with the day of the notice on it, and steps up to the rate when they
 * are over. In pictures of phones the words are larger.
 */
export function days({ entries, figure, notice, end, rate }: Days, form: keyof typeof forms): string {
  const { left, right, free, none, some, number, rate: large, words, line } = forms[form]
  const at = (day: number) => Math.round(left + ((right - left) * free * (day - 1)) / (end.day - 1))
  const [noticeAt, over] = [at(notice.day), at(end.day)]
  const cost = costOf(figure.number, left, none - line * 4, number)
  const label = form === 'small' ? halves(figure.label) : [figure.label]
  const named = none + words * 1.75
  return [
    ...cost.paths,
    ...label.map((row, index) =>
      text(cost.end, none - line * 4 - (label.length - 1 - index) * words * 1.25, words, row, 'm', 'bold'),
    ),
    `<path d="M${over} ${none}V${some}H${right}V${none}z" class="a" opacity=".14"/>`,
    `<g fill="none" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"><path d="M${left + line / 2} ${none}H${over}" stroke="var(--b)"/><path d="M${over} ${none}V${some}H${right - line / 2}" stroke="var(--a)"/></g>`,
    `<circle cx="${noticeAt}" cy="${none}" r="${line * 1.7}" fill="var(--g)" stroke="var(--b)" stroke-width="${line * 0.8}"/>`,
    text(left, named, words, entries[0]?.label ?? '', 'm', 'bold'),
    textAround(noticeAt, named, words, notice.text, 't', 'bold'),
    headline(over, some - line * 3, fitted(rate, large, 'bold', right - over), rate, 'a', 'bold'),
    textBefore(right - words * 0.4, none - words, words, end.since, 't', 'bold'),
  ].join('')
}

import { fitted, halves, headline, text, textAround, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Days = Extract<Drawing, { kind: 'days' }>

/**
 * In both forms: the left and right edge, and how much between them the free days have; the heights of the numbers, of their labels, and
 * of the line while nothing is paid and afterwards; sizes of what the days cost, of its rate afterwards, and of words; thickness of the line.
 */
const forms = {
  wide: {
    left: 24,
    right: width - 69,
    free: 0.68,
    numbers: 274,
    labels: 336,
    none: 446,
    some: 392,
    number: 152,
    rate: 116,
    words: 33,
    line: 7,
  },
  small: {
    left: 58,
    right: width - 58,
    free: 0.66,
    numbers: 226,
    labels: 314,
    none: 506,
    some: 440,
    number: 176,
    rate: 122,
    words: 50,
    line: 12,
  },
} as const

/** What the days cost: a currency's code before its amount is small. */
function costOf(number: string, x: number, y: number, size: number): string {
  let pen = x
  const paths = number.split(' ').map((word) => {
    const large = /^[A-Z]+$/.test(word) ? size / 2 : size
    const from = pen
    pen += widthOf(word, 'bold') * large + size / 7
    return headline(from, y, large, word, 'b', 'bold')
  })
  return paths.join('')
}

/**
 * What is free for a number of days: a line that stays at nothing, with the day of the notice on it, and steps up to the rate when they
 * are over; above both parts what they cost, on one baseline. In pictures of phones the words are larger.
 */
export function days({ entries, figure, notice, end, rate }: Days, form: keyof typeof forms): string {
  const { left, right, free, numbers, labels, none, some, number, rate: large, words, line } = forms[form]
  const at = (day: number) => Math.round(left + ((right - left) * free * (day - 1)) / (end.day - 1))
  const [noticeAt, over] = [at(notice.day), at(end.day)]
  const label = form === 'small' ? halves(figure.label) : [figure.label]
  const named = none + words * 1.9
  return [
    costOf(figure.number, left, numbers, number),
    ...label.map((row, index) => text(left, labels + index * words * 1.25, words, row, 'm', 'bold')),
    headline(over, numbers, fitted(rate, large, 'bold', right - over), rate, 'a', 'bold'),
    text(over, labels, words, end.since, 'm', 'bold'),
    `<path d="M${over} ${some}H${right}V${none}H${over}z" class="a" opacity=".12"/>`,
    `<g fill="none" stroke-width="${line}" stroke-linejoin="round"><path d="M${left} ${none}H${over}" stroke="var(--b)"/><path d="M${over} ${none + line / 2}V${some}H${right}" stroke="var(--a)"/></g>`,
    `<circle cx="${noticeAt}" cy="${none}" r="${line * 2}" fill="var(--g)" stroke="var(--b)" stroke-width="${line}"/>`,
    text(left, named, words, entries[0]?.label ?? '', 'm', 'bold'),
    textAround(noticeAt, named, words, notice.text, 't', 'bold'),
  ].join('')
}

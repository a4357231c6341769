import type { Locale } from '@/lib/platform/i18n/locales'

import type { Figure } from './drawing'
import { toAmount } from './find-numbers'
import type { Bar, Mark } from './mark'

type Rows = readonly (readonly string[])[]

/** Pieces that can be counted at a glance, and steps that have room for their numbers. */
const [mostPieces, mostSteps] = [16, 8]

/** Shares that are seen as parts of a whole; a smaller or greater one is compared with others if it can be. */
const [leastShare, mostShare] = [20, 85]

/** What a change is from and to. */
const change = {
  vi: ['Trước', 'Nay'],
  en: ['Before', 'Now'],
  ko: ['이전', '현재'],
} as const satisfies Record<Locale, readonly [before: string, after: string]>

/**
 * What a figure can be seen as: what its editors noted; what its own words
 * say; or the row or the column of the post's table that has it.
 */
export function markOf(figure: Figure, table: Rows = [], locale: Locale = 'vi', noted?: string): Mark | null {
  const decimal = locale === 'vi' ? ',' : '.'
  if (noted !== undefined) return changeOfNote(noted, table, locale) ?? markOfNote(noted, table)
  const percent = percentIn(figure.number, decimal)
  const isShare = percent !== null && percent.sign === '' && percent.value <= 100
  if (isShare && percent.value >= leastShare && percent.value <= mostShare) {
    return { kind: 'share', percent: percent.value, text: figure.number }
  }
  return (
    sequenceIn(figure) ??
    inTable(figure.number, table, decimal) ??
    (isShare ? { kind: 'share', percent: percent.value, text: figure.number } : null) ??
    (percent !== null && percent.sign !== '±'
      ? growth(change[locale], percent.sign === '+' ? percent.value : -percent.value)
      : null) ??
    piecesIn(figure, decimal)
  )
}

const growth = ([before, after]: readonly [string, string], percent: number): Mark => ({
  kind: 'columns',
  bars: [
    { label: before, value: 100, text: '100%' },
    { label: after, value: 100 + percent, text: `${100 + percent}%` },
  ],
  at: 1,
})

/** Two percentages of a text without a table: what was and what is. */
function changeOfNote(noted: string, table: Rows, locale: Locale): Mark | null {
  const values = noted.split(' ').map(Number)
  if (table.length > 0 || values.length !== 2) return null
  const bars = values.map((value, index) => {
    const text = `${String(value).replace('.', locale === 'vi' ? ',' : '.')}%`
    return { label: change[locale][index] ?? '', value, text }
  })
  return { kind: 'columns', bars, at: 1 }
}

/** `none`, `78%`, `4/7`, or the values of the rows of the post's table, the figure's with an asterisk. */
function markOfNote(noted: string, [heading = [], ...rows]: Rows): Mark | null {
  const values = noted.split(' ')
  const [first = ''] = values
  const count = Number.parseInt(first, 10)
  if (first.endsWith('%')) return { kind: 'share', percent: count, text: first }
  if (first.includes('/')) return { kind: 'pieces', full: count, of: Number(first.split('/').at(-1)), areLast: true }
  if (rows.length !== values.length || first === 'none') return null
  const at = values.findIndex((value) => value.endsWith('*'))
  const bars = values.map((value, index) => {
    const text = value.replace('*', '')
    return { label: nameOf(rows[index]?.[0] ?? '', heading[0]), value: Number(text), text }
  })
  return { kind: 'columns', bars, at: at < 0 ? values.length - 1 : at }
}

/** Days as calendars have them. */
const shortDays: Readonly<Record<string, string>> = { Hai: 'T2', Ba: 'T3', Tư: 'T4', Năm: 'T5', Sáu: 'T6' }

/** What a row is about, without what is added after a comma or in brackets; a number has the word of its heading. */
function nameOf(cell: string, heading = ''): string {
  const name = cell
    .replace(/(?:,| ?\().*$/, '')
    .replace(/^Thứ (\p{L}+)$/u, (whole, day: string) => shortDays[day] ?? whole)
  return /^\d{1,2}$/.test(name) ? `${heading} ${name}` : name
}

function percentIn(number: string, decimal: ',' | '.') {
  const [, sign = '', digits = ''] = /^([+−±]?)([\d.,]+)%$/.exec(number) ?? []
  const amount = toAmount(`${digits}%`, decimal)
  return digits === '' || amount === null ? null : { sign, value: amount.value }
}

/** Steps with their numbers, days until a settlement, or days of a calendar. */
function sequenceIn({ number, steps }: Figure): Mark | null {
  const count = Number(/^(\d+)(?: bước| steps|단계)$/.exec(number)?.[1])
  if (count <= mostSteps) {
    const names = daysFrom(1, count)
    return steps?.length === count ? { kind: 'sequence', names, said: steps } : { kind: 'sequence', names }
  }
  const last = /^T\+(\d)$/.exec(number)?.[1]
  if (last !== undefined) {
    return { kind: 'sequence', names: daysFrom(0, Number(last)).map((day) => (day === '0' ? 'T' : `T+${day}`)) }
  }
  const [, from, to] = /^(?:\d+월 )?(\d+)(?:\/\d+)?–(\d+)(?:\/\d+| [A-Z][a-z]+|일)$/.exec(number) ?? []
  return from === undefined ? null : { kind: 'sequence', names: daysFrom(Number(from), Number(to)) }
}

const daysFrom = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** The numbers beside the figure in its row of the table, of the same unit; or those above and below it. */
function inTable(number: string, [heading = [], ...rows]: Rows, decimal: ',' | '.'): Mark | null {
  const sought = toAmount(number, decimal)
  if (sought === null || sought.unit === '') return null
  const inRows = rows.map((row) => row.map((cell, at) => [heading[at] ?? '', cell] as const))
  const inColumns = heading.map((_, column) =>
    rows.map((row) => [nameOf(row[0] ?? '', heading[0]), row[column] ?? ''] as const),
  )
  for (const cells of [...inRows, ...inColumns]) {
    const bars = cells.flatMap(([label, cell]): Bar[] => {
      const amount = toAmount(cell.replace(/\/\D+$/, ''), decimal)
      const text = /\+?[\d.,]+%?/.exec(cell)?.[0] ?? ''
      return amount?.unit === sought.unit ? [{ label, value: amount.value, text }] : []
    })
    const values = bars.map(({ value }) => value)
    const at = values.indexOf(sought.value)
    if (at >= 0 && new Set(values).size > 1 && values.every((value) => value >= 0)) return { kind: 'columns', bars, at }
  }
  return null
}

/** A range, a mark out of the best one, or a number of things that can be counted. */
/** Words for a price that fell in each of some sessions. */
const falling = /giảm|falling|하락/

function piecesIn({ number, label }: Figure, decimal: ',' | '.'): Mark | null {
  const [, low, high] = /^(\d+)[–~](\d+)/.exec(number) ?? []
  if (low !== undefined) return { kind: 'pieces', full: Number(low), of: Number(high) }
  const [, reached = '', best] = /^([\d.,]+) \/ (\d+)$/.exec(number) ?? []
  if (best !== undefined) return { kind: 'pieces', full: toAmount(reached, decimal)?.value ?? 0, of: Number(best) }
  const count = Number(/^\+?(\d+)(?![\d.,])(?! ?(?:triệu|tỷ|million|billion|만|억))/.exec(number)?.[1])
  const isCountable = (count > 1 && count <= mostPieces) || count === 100
  if (!isCountable) return null
  return { kind: 'pieces', full: count, of: count, ...(falling.test(label) && { isFalling: true }) }
}

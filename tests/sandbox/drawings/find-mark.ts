import type { Figure } from './drawing'
import { toAmount } from './find-numbers'
import type { Mark } from './mark'

type Rows = readonly (readonly string[])[]

/** Pieces that can be counted at a glance, and steps that have room for their numbers. */
const [mostPieces, mostSteps] = [16, 8]

/** Shares that are seen as parts of a whole; a smaller or greater one is compared with others if it can be. */
const [leastShare, mostShare] = [20, 85]

/**
 * What a figure can be seen as: what its editors noted; what its own words
 * say; or the row or the column of the post's table that has it.
 */
export function markOf(figure: Figure, table: Rows = [], decimal: ',' | '.' = ',', noted?: string): Mark | null {
  if (noted !== undefined) return markOfNote(noted)
  const percent = percentIn(figure.number, decimal)
  const isShare = percent !== null && percent.sign === '' && percent.value <= 100
  if (isShare && percent.value >= leastShare && percent.value <= mostShare) {
    return { kind: 'share', percent: percent.value, text: figure.number }
  }
  return (
    sequenceIn(figure.number) ??
    inTable(figure.number, table, decimal) ??
    (isShare ? { kind: 'share', percent: percent.value, text: figure.number } : null) ??
    (percent !== null && percent.sign !== '±'
      ? { kind: 'growth', percent: percent.sign === '+' ? percent.value : -percent.value }
      : null) ??
    piecesIn(figure.number, decimal)
  )
}

function markOfNote(noted: string): Mark {
  const values = noted.split(' ')
  const [first = ''] = values
  const count = Number.parseInt(first.replace('x', ''), 10)
  if (first.startsWith('x')) return { kind: 'struck', count }
  if (first.endsWith('%')) return { kind: 'share', percent: count, text: first }
  if (values.length === 1) return { kind: 'pieces', full: count, of: Number(first.split('/').at(-1)), areLast: true }
  const at = values.findIndex((value) => value.endsWith('*'))
  return { kind: 'columns', values: values.map(Number.parseFloat), at: at < 0 ? values.length - 1 : at }
}

function percentIn(number: string, decimal: ',' | '.') {
  const [, sign = '', digits = ''] = /^([+−±]?)([\d.,]+)%$/.exec(number) ?? []
  const amount = toAmount(`${digits}%`, decimal)
  return digits === '' || amount === null ? null : { sign, value: amount.value }
}

/** Steps with their numbers, days until a settlement, or days of a calendar. */
function sequenceIn(number: string): Mark | null {
  const count = Number(/^(\d+)(?: bước| steps|단계)$/.exec(number)?.[1])
  if (count <= mostSteps) return { kind: 'sequence', names: daysFrom(1, count) }
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
function inTable(number: string, table: Rows, decimal: ',' | '.'): Mark | null {
  const sought = toAmount(number, decimal)
  if (sought === null || sought.unit === '') return null
  const columns = table[0]?.map((_, column) => table.slice(1).map((row) => row[column] ?? '')) ?? []
  for (const cells of [...table.slice(1), ...columns]) {
    const amounts = cells.flatMap((cell) => toAmount(cell.replace(/\/\D+$/, ''), decimal) ?? [])
    const values = amounts.filter(({ unit }) => unit === sought.unit).map(({ value }) => value)
    const at = values.indexOf(sought.value)
    if (at >= 0 && new Set(values).size > 1 && values.every((value) => value >= 0)) {
      return { kind: 'columns', values, at }
    }
  }
  return null
}

/** A range, a mark out of the best one, or a number of things that can be counted. */
function piecesIn(number: string, decimal: ',' | '.'): Mark | null {
  const [, low, high] = /^(\d+)[–~](\d+)/.exec(number) ?? []
  if (low !== undefined) return { kind: 'pieces', full: Number(low), of: Number(high) }
  const [, reached = '', best] = /^([\d.,]+) \/ (\d+)$/.exec(number) ?? []
  if (best !== undefined) return { kind: 'pieces', full: toAmount(reached, decimal)?.value ?? 0, of: Number(best) }
  const count = Number(/^\+?(\d+)(?![\d.,])(?! ?(?:triệu|tỷ|million|billion|만|억))/.exec(number)?.[1])
  const isCountable = (count > 1 && count <= mostPieces) || count === 100
  return isCountable ? { kind: 'pieces', full: count, of: count } : null
}

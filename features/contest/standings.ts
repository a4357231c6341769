import { tableCaption } from '@/lib/platform/html/table-caption'

export interface Standing {
  readonly name: string
  readonly school: string | null
  /** As the table writes it: `+12,4%`. */
  readonly result: string
  readonly value: number
}

export interface Standings {
  /** What the table's caption says of its numbers, such as that they are invented. */
  readonly remark: string | null
  /** The first three. */
  readonly winners: readonly Standing[]
  readonly others: readonly Standing[]
}

const row = /<tr[^>]*>([\s\S]*?)<\/tr>/g
const cell = /<t[dh](?:\s[^>]*)?>([\s\S]*?)<\/t[dh]>/g

/** Places of a podium. */
const places = 3

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim()

/**
 * The teams of a ranking: the first column of the first table has their names, the first column of changes or percentages their results, and
 * a column between both their schools. Null if the results of the first three are no falling row of gains, because the heights
 * of a podium could not stand for them.
 * @param html of `toArticleHtml`
 */
export function toStandings(html: string): Standings | null {
  const [, body = ''] = /<tbody>([\s\S]*?)<\/tbody>/.exec(html) ?? []
  const standings = [...body.matchAll(row)].map(([, inner = '']) => {
    const [name = '', ...cells] = [...inner.matchAll(cell)].map(([, text = '']) => textOf(text))
    const at = cells.findIndex((text) => /^(?:[+−-]\s?\d|\d.*%)/.test(text))
    const result = cells[at] ?? ''
    const value = Number(/\d+(?:[.,]\d+)?/.exec(result)?.[0].replace(',', '.'))
    return { name, school: (at > 0 ? cells[0] : null) ?? null, result, value }
  })
  const winners = standings.slice(0, places)
  const isFalling = winners.every(({ value, result }, index) => {
    return value > 0 && !/^[−-]/.test(result) && value <= (winners[index - 1]?.value ?? Infinity)
  })
  if (winners.length < places || !isFalling) return null
  return { remark: tableCaption(html).remark, winners, others: standings.slice(places) }
}

export interface Standing {
  readonly name: string
  /** As the table writes it: `+12,4%`. */
  readonly result: string
  readonly value: number
}

const row = /<tr[^>]*>([\s\S]*?)<\/tr>/g
const cell = /<t[dh](?:\s[^>]*)?>([\s\S]*?)<\/t[dh]>/g

/** Places of a podium. */
const places = 3

/**
 * The first three of a ranking: names and results, the first two columns of the first table. None if their results are no
 * falling row of gains, because heights could not stand for them.
 * @param html of `toArticleHtml`
 */
export function toStandings(html: string): readonly Standing[] {
  const [, body = ''] = /<tbody>([\s\S]*?)<\/tbody>/.exec(html) ?? []
  const standings = [...body.matchAll(row)].slice(0, places).map(([, inner = '']) => {
    const [name = '', result = ''] = [...inner.matchAll(cell)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    )
    return { name, result, value: Number(/\d+(?:[.,]\d+)?/.exec(result)?.[0].replace(',', '.')) }
  })
  const isFalling = standings.every(({ value, result }, index) => {
    return value > 0 && !/^[−-]/.test(result) && value <= (standings[index - 1]?.value ?? Infinity)
  })
  return standings.length === places && isFalling ? standings : []
}

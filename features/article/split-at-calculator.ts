/**
 * What editors put where a guide has the margin calculator: the table that says the same on paper and without scripts, and a note
 * about the risk.
 */
const calculator =
  /<figure class="margin-calculator(?: own-(\d+))?">([\s\S]*?)<\/figure>(?:\s*(<aside class="callout">[\s\S]*?<\/aside>))?/

interface TextParts {
  readonly before: string
  readonly table: string
  /** Own funds in VND with which the calculator begins; undefined for its own example. */
  readonly own: number | undefined
  /** The note that follows it; empty for none. */
  readonly risk: string
  readonly after: string
}

/** A text around its calculator; null for a text without one. */
export function splitAtCalculator(html: string): TextParts | null {
  const found = calculator.exec(html)
  if (found === null) return null
  const [whole, millions, table = '', risk = ''] = found
  return {
    before: html.slice(0, found.index),
    table,
    own: millions === undefined ? undefined : Number(millions) * 1_000_000,
    risk,
    after: html.slice(found.index + whole.length),
  }
}

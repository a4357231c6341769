/**
 * What editors put where a text has the margin calculator: a table that says the same on paper and without scripts, unless the text
 * before it does, and a note about the risk.
 */
const calculator =
  /<figure class="margin-calculator(?: own-(\d+))?( interest)?">([\s\S]*?)<\/figure>(?:\s*(<aside class="callout">[\s\S]*?<\/aside>))?/

interface TextParts {
  readonly before: string
  /** Empty for none. */
  readonly table: string
  /** Own funds in VND with which the calculator begins; undefined for its own example. */
  readonly own: number | undefined
  /** Whether it says what the loan costs. */
  readonly hasInterest: boolean
  /** The note that follows it; empty for none. */
  readonly risk: string
  readonly after: string
}

/** A text around its calculator; null for a text without one. */
export function splitAtCalculator(html: string): TextParts | null {
  const found = calculator.exec(html)
  if (found === null) return null
  const [whole, millions, cost, table = '', risk = ''] = found
  return {
    before: html.slice(0, found.index),
    table,
    own: millions === undefined ? undefined : Number(millions) * 1_000_000,
    hasInterest: cost !== undefined,
    risk,
    after: html.slice(found.index + whole.length),
  }
}

/** What editors put where a guide has the margin calculator: the table that says the same on paper and without scripts. */
const calculator = /<figure class="margin-calculator(?: own-(\d+))?">([\s\S]*?)<\/figure>/

interface TextParts {
  readonly before: string
  readonly table: string
  /** Own funds in VND with which the calculator begins; undefined for its own example. */
  readonly own: number | undefined
  readonly after: string
}

/** A text around its calculator; null for a text without one. */
export function splitAtCalculator(html: string): TextParts | null {
  const found = calculator.exec(html)
  if (found === null) return null
  const [whole, millions, table = ''] = found
  return {
    before: html.slice(0, found.index),
    table,
    own: millions === undefined ? undefined : Number(millions) * 1_000_000,
    after: html.slice(found.index + whole.length),
  }
}

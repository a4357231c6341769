/** What editors put where a guide has the margin calculator: the table that says the same on paper and without scripts. */
const calculator = /<figure class="margin-calculator">([\s\S]*?)<\/figure>/

interface TextParts {
  readonly before: string
  readonly table: string
  readonly after: string
}

/** A text around its calculator; null for a text without one. */
export function splitAtCalculator(html: string): TextParts | null {
  const found = calculator.exec(html)
  if (found === null) return null
  const [whole, table = ''] = found
  return { before: html.slice(0, found.index), table, after: html.slice(found.index + whole.length) }
}

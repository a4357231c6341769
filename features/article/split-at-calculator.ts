/**
 * What editors put where a text has a calculator, of a loan on margin or of the days without commission: a table that says the same on paper and without scripts, unless the text
 * before it does, and a note about the risk.
 */
const calculator =
  /<figure class="(margin|fee)-calculator(?: own-(\d+))?( called)?( interest)?">([\s\S]*?)<\/figure>(?:\s*(<aside class="callout">[\s\S]*?<\/aside>))?/

export type TextCalculatorKind =
  | { readonly kind: 'fee' }
  | {
      readonly kind: 'margin'
      /** Own funds in VND with which the calculator begins; undefined for its own example. */
      readonly own: number | undefined
      /** Whether it begins at the price of the call, not of the first warning. */
      readonly isCalled: boolean
      /** Whether it says what the loan costs. */
      readonly hasInterest: boolean
    }

interface TextParts {
  readonly before: string
  readonly calculator: TextCalculatorKind
  /** Empty for none. */
  readonly table: string
  /** The note that follows it; empty for none. */
  readonly risk: string
  readonly after: string
}

/** A text around its calculator; null for a text without one. */
export function splitAtCalculator(html: string): TextParts | null {
  const found = calculator.exec(html)
  if (found === null) return null
  const [whole, kind, millions, call, cost, table = '', risk = ''] = found
  return {
    before: html.slice(0, found.index),
    calculator:
      kind === 'fee'
        ? { kind }
        : {
            kind: 'margin',
            own: millions === undefined ? undefined : Number(millions) * 1_000_000,
            isCalled: call !== undefined,
            hasInterest: cost !== undefined,
          },
    table,
    risk,
    after: html.slice(found.index + whole.length),
  }
}

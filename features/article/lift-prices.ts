export interface NamedPrice {
  readonly name: string
  /** As the text writes it, with its currency. */
  readonly text: string
  /** In VND. */
  readonly value: number
}

export interface LiftedPrices {
  /** The text without the rows of both prices. */
  readonly content: string
  readonly price: NamedPrice
  readonly target: NamedPrice
}

const row = String.raw`\s*<tr>\s*<th[^>]*>([^<]+)<\/th>\s*<td[^>]*>((?:VND\s)?[\d.,]+(?:\s?đ|동)?)<\/td>\s*<\/tr>`

/** A table at the start of a text whose first two rows are prices. */
const prices = new RegExp(String.raw`^(\s*<table>(?:(?!<tbody>)[\s\S])*<tbody>)${row}${row}`)

/** Takes the price of a share and its target out of the table with which a report begins; null where it has none of them. */
export function liftPrices(content: string): LiftedPrices | null {
  const [whole, head = '', name = '', text = '', targetName = '', targetText = ''] = prices.exec(content) ?? []
  if (whole === undefined) return null
  const named = (label: string, said: string) => ({
    name: label.trim(),
    text: said,
    value: Number(said.replaceAll(/\D/g, '')),
  })
  return {
    content: head + content.slice(whole.length),
    price: named(name, text),
    target: named(targetName, targetText),
  }
}

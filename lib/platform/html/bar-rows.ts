const figure = /<figure class="bars">[\s\S]*?<\/figure>/g
const row = /<tr>(?=<th scope="row">)((?:(?!<\/tr>)[\s\S])*)<\/tr>/g
const cell = /<td>([\d.,]+)%?<\/td>/g

/** Amounts of thousands have three digits after their sign, decimals one. */
const toNumber = (text: string) => Number(text.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.'))

/**
 * Marks the rows of each table that its editors want as bars, in one scale: of a single percentage, `<tr style="--share:57.1%">`;
 * of two amounts that are a whole, the first with it, `<tr style="--part:51%;--share:85%">`. What follows them is no bar.
 * @param html sanitised
 */
export function markBars(html: string): string {
  return html.replaceAll(figure, (table) => {
    const rows = [...table.matchAll(row)].map(([, cells = '']) =>
      [...cells.matchAll(cell)].map(([, text = '']) => toNumber(text)),
    )
    const wholes = rows.map(([first = 0, second = 0]) => first + second)
    const most = rows.every((numbers) => numbers.length === 1) ? 100 : Math.max(...wholes)
    const share = (amount: number) => `${((amount / most) * 100).toFixed(1)}%`
    let index = -1
    return table.replaceAll(row, (_, cells: string) => {
      index += 1
      const [first = 0, second] = rows[index] ?? []
      const part = second === undefined ? '' : `--part:${share(first)};`
      return `<tr style="${part}--share:${share(wholes[index] ?? 0)}">${cells}</tr>`
    })
  })
}

const row = /<tr[^>]*>([\s\S]*?)<\/tr>/g
const cell = /<(t[dh])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

export interface LabelledTable {
  readonly html: string
  /** Its rows can be read one below the other, each cell after the name of its column. */
  readonly isStackable: boolean
}

/**
 * Names the column in each cell after the first (`data-label`), so that a phone can show a row as a block instead of cutting
 * off its last column (app/prose.css). Only for tables with several columns of text: numbers are narrow, and compare best in
 * columns. Tables with merged cells, without a heading or with a table inside stay as they are.
 * @param table sanitised HTML of one table, its numbers aligned
 */
export function labelRows(table: string): LabelledTable {
  const unchanged = { html: table, isStackable: false }
  if (/(?:col|row)span=/.test(table) || table.indexOf('<table') !== table.lastIndexOf('<table')) return unchanged
  const [, heading = ''] = /<thead[^>]*>([\s\S]*?)<\/thead>/.exec(table) ?? []
  const names = [...heading.matchAll(cell)].map(([, , , text = '']) => plainText(text))
  const isText = [...heading.matchAll(cell)].map(([, , attributes = '']) => !attributes.includes('num'))
  if (names.length < 3 || isText.filter(Boolean).length < 2) return unchanged
  const html = table.replaceAll(row, (whole, inner: string) => {
    if (!inner.includes('<td')) return whole
    let column = -1
    const labelled = inner.replaceAll(cell, (same, tag: string, attributes: string, text: string) => {
      column += 1
      const name = names[column] ?? ''
      if (column === 0 || name === '') return same
      return `<${tag}${attributes} data-label="${name}">${text}</${tag}>`
    })
    return whole.replace(inner, () => labelled)
  })
  return { html, isStackable: true }
}

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '&quot;')
    .trim()

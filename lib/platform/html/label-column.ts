const row = /<tr[^>]*>[\s\S]*?<\/tr>/g
const cell = /<(t[dh])((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/** What editors say of a number before it: `<em>warning</em> 39.8%`. */
const label = /^(<(em|strong|small)>[^<]*<\/\2>)\s*(?=\d)/

/**
 * Moves what editors say of the numbers of a column into a column of its own after it, so that the numbers stand below each
 * other and so do the words.
 * @param table sanitised HTML of one table without merged cells, its numbers aligned
 * @param name heading of the new column
 */
export function separateLabels(table: string, name: string): string {
  const rows = table.match(row) ?? []
  const column = Math.max(-1, ...rows.map((each) => [...each.matchAll(cell)].findIndex(isLabelled)))
  if (column === -1) return table
  return table.replaceAll(row, (whole) => {
    let at = -1
    return whole.replaceAll(cell, (same, tag: string, attributes: string, text: string) => {
      at += 1
      if (at !== column) return same
      if (tag === 'th') return `${same}<th scope="col" class="label">${name}</th>`
      const [, said = ''] = label.exec(text) ?? []
      return `<${tag}${attributes}>${text.replace(label, '')}</${tag}><td class="label">${said}</td>`
    })
  })
}

const isLabelled = ([, , attributes = '', text = '']: RegExpExecArray): boolean =>
  attributes.includes('num') && label.test(text)

const stackable = /<div class="table-scroll[^"]*\bstackable\b[^"]*"[^>]*>[\s\S]*?<\/table>/g

/** Columns from which a record of a phone is long. */
const fewestColumns = 4

/**
 * Lets a phone fold the second column of a wide table of texts, whose rows are records there (`labelRows`). Its name unfolds it in
 * all rows at once (app/prose-rows.css).
 * @param html of `toArticleHtml`
 */
export function foldSecondColumn(html: string): string {
  return html.replaceAll(stackable, (table) => {
    const [, heading = ''] = /<thead[^>]*>([\s\S]*?)<\/thead>/.exec(table) ?? []
    const names = [...heading.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = '']) => name)
    if (names.length < fewestColumns) return table
    return table.replace('</caption>', () => `<details><summary>${names[1]}</summary></details></caption>`)
  })
}

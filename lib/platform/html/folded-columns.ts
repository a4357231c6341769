const stackable = /<div class="table-scroll[^"]*\bstackable\b[^"]*"[^>]*>[\s\S]*?<\/table>/g

/** Columns from which a record of a phone is long. */
const fewestColumns = 4

/**
 * Lets a phone fold the middle columns of a wide table of texts, whose rows are records there (`labelRows`): what a row is about
 * and its last cell stay. The names of the columns between open all of them at once (app/prose.css).
 * @param html of `toArticleHtml`
 */
export function foldMiddleColumns(html: string): string {
  return html.replaceAll(stackable, (table) => {
    const [, heading = ''] = /<thead[^>]*>([\s\S]*?)<\/thead>/.exec(table) ?? []
    const names = [...heading.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = '']) => name)
    if (names.length < fewestColumns) return table
    const between = names.slice(1, -1).join(' · ')
    return table.replace('</caption>', () => `<details><summary>${between}</summary></details></caption>`)
  })
}

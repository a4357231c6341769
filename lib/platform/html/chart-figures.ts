/** A picture whose alternative text is the caption of the table after it: it draws that table. */
const drawnTable =
  /<figure(?: class="(few|line|spread)")?>(<img [^>]*?alt="([^"]+)"[^>]*>)<\/figure>\s*(<div class="table-scroll)[^"]*("[^>]*>)<table>\s*<caption>([\s\S]*?)<\/caption>([\s\S]*?<\/table><\/div>)/g

/** The words of a caption, without what keeps some of them on one line, as attributes have them. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>|\u2060/g, '')
    .replaceAll('\u00A0', ' ')
    .trim()

/** What an alternative text says in brackets, as captions do before `toArticleHtml`. */
const remark = /\(([^()]+)\)$/

/** Rows up to which a chart is bars, each with its number (tests/sandbox/seed/charts). */
const mostBars = 6

const bar = /<tr[^>]*><th scope="row"[^>]*>([^<]*)<\/th><td class="num[^>]*>([^<]*)<\/td><\/tr>/g

/** Rows from which a line has a still taller form for phones (tests/sandbox/seed/charts/shape.ts). */
const leastOfLong = 9

/** The rows of a table of which its chart shows every number; null for others. */
function barsIn(table: string): string | null {
  const bars = [...table.matchAll(bar)].map(([, name = '', number = '']) => `${name} ${number}`)
  return bars.length > 0 && bars.length <= mostBars && bars.length === table.split('<td').length - 1
    ? bars.join('; ')
    : null
}

/** Bars with their numbers in words, and a table right below them. */
const tableBelow =
  /(<figure class="chart[^"]*"><figcaption>(?:(?!<\/figure>)[\s\S])*?alt="[^"]*: ([^":]+)"[^>]*><\/figure>\s*<div class="table-scroll)([^"]*"[^>]*><table>(?:(?!<\/thead>)[\s\S])*)/g

const columnName = /<th(?: [^>]*)?>([^<]*)<\/th>/g

/** Where the columns of a table, after that of its names, have the names of the bars over them, both are one figure (app/reading-charts.css). */
const joinColumns = (html: string): string =>
  html.replaceAll(tableBelow, (whole, before: string, bars: string, table: string) => {
    const names = [...table.matchAll(columnName)].map(([, name = '']) => name).slice(1)
    const named = bars.split('; ')
    const areSame = names.length === named.length && names.every((name, column) => named[column]?.startsWith(name))
    return areSame ? `${before} under-bars${table}` : whole
  })

/**
 * Sets the caption of a table with a chart above the chart, as its title, and folds the table below it. Of bars with their numbers,
 * the table is the text alternative; a table right below them may be part of the figure. A figure of the class `few`, `line` or `spread` has a taller form for phones (app/reading.css).
 * @param html of `toArticleHtml`
 * @param show what opens the table
 */
export function foldDrawnTables(html: string, show: string): string {
  const drawn = html.replaceAll(
    drawnTable,
    (
      whole,
      form: string | undefined,
      picture: string,
      alt: string,
      box: string,
      rest: string,
      caption: string,
      table: string,
    ) => {
      if (plainText(caption) !== alt.replace(remark, '$1')) return whole
      const bars = barsIn(table)
      const named = bars === null ? picture : picture.replace(`alt="${alt}"`, () => `alt="${alt}: ${bars}"`)
      const isLong = table.split('<tr').length - 2 >= leastOfLong
      const look = form === undefined ? '' : ` ${form}${form === 'line' && isLong ? ' long' : ''}`
      const figure = `<figure class="chart${look}"><figcaption>${caption}</figcaption>${named}</figure>`
      return bars === null
        ? `${figure}<details class="chart-data"><summary>${show}</summary>${box}${rest}<table>${table}</details>`
        : figure
    },
  )
  return joinColumns(drawn)
}

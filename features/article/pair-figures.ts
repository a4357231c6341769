/** A table of up to four columns of numbers, or a chart; with a chart after another, the table folded below it. */
const table = /<div class="table-scroll(?! stackable)[^"]*"[^>]*>(?:(?!<\/div>)[\s\S])*<\/table><\/div>/.source
const chart = /<figure class="chart">(?:(?!<\/figure>)[\s\S])*<\/figure>/.source
const numbers = /<details class="chart-data">(?:(?!<\/details>)[\s\S])*<\/details>/.source

const pair = new RegExp(`(${table}|${chart})\\s*(${table}|${chart}(?:${numbers})?)`, 'g')

/** Half of the width has room for this many columns. */
const mostColumns = 4

const columnsIn = (html: string): number =>
  Math.max(0, ...html.split('<tr').map((row) => row.split(/<t[dh][ >]/).length - 1))

/** Whether it can be read in half of the width. A few large numbers need more. */
function fits(html: string): boolean {
  if (html.startsWith('<figure')) return true
  return columnsIn(html) <= mostColumns && !/^<div class="table-scroll[^"]* (?:figures|pairs)/.test(html)
}

/**
 * Wraps two adjacent figures or tables in a box, so that wide screens show them side by side (app/reading-wide.css). Of three in a
 * row, the first two are paired.
 * @param html sanitised by `toArticleHtml`, with its charts marked
 */
export function pairFigures(html: string): string {
  return html.replaceAll(pair, (whole, first: string, second: string) =>
    fits(first) && fits(second) ? `<div class="figure-pair">${first}${second}</div>` : whole,
  )
}

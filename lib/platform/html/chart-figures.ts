/** A picture whose alternative text is the caption of the table after it: it draws that table. */
const drawnTable =
  /<figure>(<img [^>]*?alt="([^"]+)"[^>]*>)<\/figure>\s*(<div class="table-scroll)[^"]*("[^>]*>)<table>\s*<caption>([\s\S]*?)<\/caption>([\s\S]*?<\/table><\/div>)/g

const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim()

/**
 * Sets the caption of a table with a chart above the chart, as its title, and folds the table below it: the chart says its
 * numbers already.
 * @param html of `toArticleHtml`
 * @param show what opens the table
 */
export function foldDrawnTables(html: string, show: string): string {
  return html.replaceAll(
    drawnTable,
    (whole, picture: string, alt: string, box: string, rest: string, caption: string, table: string) =>
      plainText(caption) === alt
        ? `<figure class="chart"><figcaption>${caption}</figcaption>${picture}</figure><details class="chart-data"><summary>${show}</summary>${box}${rest}<table>${table}</details>`
        : whole,
  )
}

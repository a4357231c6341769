const box = /<div class="table-scroll figures"[^>]*>(?:(?!<\/table>)[\s\S])*<\/table><\/div>/g
const row = /<tr>\s*<th scope="row">[^<]+<\/th>\s*<td[^>]*>([^<]+)<\/td>\s*<\/tr>/g

/**
 * Draws what a daily note claims: two shares of a whole as a bar below them.
 * @param html of `toArticleHtml`
 */
export function drawFigures(html: string): string {
  return html.replaceAll(box, (whole) => {
    const [part, rest, ...others] = [...whole.matchAll(row)].map(([, text = '']) =>
      text.trim().endsWith('%') ? Number.parseInt(text, 10) : 0,
    )
    if (others.length > 0 || !part || !rest || part + rest !== 100) return whole
    const bar = `<svg class="share-bar" aria-hidden="true"><rect width="100%" height="100%"/><rect class="is-main" width="${part}%" height="100%"/></svg>`
    return whole.replace(' figures"', ' figures shares"').replace(/<\/div>$/, `${bar}</div>`)
  })
}

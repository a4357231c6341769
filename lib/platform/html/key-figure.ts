/** Longer bold text is a warning, not a figure. */
const longest = 12

/**
 * The figure that an answer comes down to: the first number that its author has set in bold.
 * @param html of `toArticleHtml`
 * @returns null if there is none
 */
export function keyFigure(html: string): string | null {
  const figure = /<strong>([^<]*\d[^<]*)<\/strong>/.exec(html)?.[1]?.replaceAll('&nbsp;', '\u00A0')
  return figure === undefined || figure.length > longest ? null : figure
}

export interface LetterParts {
  /** HTML of the opening and of the first section up to a picture or a quotation, without the fragments of its headings. */
  readonly excerpt: string
  /** Text of the first quotation, without markup; null if there is none. */
  readonly quote: string | null
  /** HTML of what follows the excerpt, without pictures and without that quotation. */
  readonly rest: string
}

/**
 * The letter in the parts that the founder's page sets in their own ways.
 * @param html sanitised
 */
export function toLetterParts(html: string): LetterParts {
  const [opening = '', section = ''] = html.split(/(?=<h2[\s>])/)
  const [excerpt = ''] = (opening + section).split(/<(?:figure|blockquote|aside)[\s>]/, 1)
  const [quotation = '', quote] = /<blockquote>([\s\S]*?)<\/blockquote>/.exec(html) ?? []
  const rest = html
    .slice(excerpt.length)
    .replace(quotation, '')
    .replaceAll(/<figure[\s>][\s\S]*?<\/figure>/g, '')
  return {
    excerpt: withoutIds(excerpt),
    quote:
      quote
        ?.replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || null,
    rest: withoutIds(rest),
  }
}

/** The close of the letter, with an address in it to write to. */
export const withAddress = (html: string): string =>
  html.replace(/(?<=>|\s)[\w.]+@[\w.]+\w(?=<)/, '<a href="mailto:$&">$&</a>')

/** The dialog shows the same headings. */
const withoutIds = (html: string) => html.replaceAll(/(<h\d) id="[^"]*"/g, '$1').trim()

/** An excerpt in the parts of a page: the opening, then a section of points, each below a heading of its own. */
export function toPoints(excerpt: string): { opening: string; heading: string; points: readonly string[] } {
  const [opening = '', section = ''] = excerpt.split(/(?=<h2)/)
  const [heading = '', ...points] = section.split(/(?=<h3)/)
  return { opening, heading, points }
}

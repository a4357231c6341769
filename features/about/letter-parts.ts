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

/** A stroke for each word of the founder's name, as a pen would draw it; the letter prints the name below. */
const signature =
  '<svg class="signature" viewBox="0 0 220 72" aria-hidden="true"><path d="M6 22c22-7 44-9 66-9M40 14c-4 18-9 33-17 47M34 44c6-6 12-9 15-6 3 4-7 17-1 17 7 0 10-16 17-16 5 0-4 16 3 15 6 0 9-7 13-14"/><path d="M98 58c3-16 8-31 14-45 3 15 9 30 17 43 3-16 8-32 16-48M136 46c7-8 17-9 15-2-2 8-15 13-13 5 2-6 13-10 16-6-2 11-3 21-12 27-6 2-8-4-1-8 10-5 17-10 23-17"/><path d="M178 12c-3 16-7 30-12 44M204 8c-5 16-9 32-10 48M170 34c12-4 24-6 36-6M6 66c60-9 132-12 208-8"/></svg>'

/** The close of the letter with the founder's signature above the printed name, and an address in it to write to. */
export const signed = (html: string): string =>
  html
    .replace(/<strong>(?=(?:(?!<\/p>)[\s\S])*@)/, `${signature}<strong>`)
    .replace(/(?<=>|\s)[\w.]+@[\w.]+\w(?=<)/, '<a href="mailto:$&">$&</a>')

/** The dialog shows the same headings. */
const withoutIds = (html: string) => html.replaceAll(/(<h\d) id="[^"]*"/g, '$1').trim()

/** An excerpt in the parts of a page: the opening, then a section of points, each below a heading of its own. */
export function toPoints(excerpt: string): { opening: string; heading: string; points: readonly string[] } {
  const [opening = '', section = ''] = excerpt.split(/(?=<h2)/)
  const [heading = '', ...points] = section.split(/(?=<h3)/)
  return { opening, heading, points }
}

export interface LetterParts {
  /** HTML of the opening and of the first section up to a picture or a quotation, without the fragments of its headings. */
  readonly excerpt: string
  /** Text of the first quotation, without markup; null if there is none. */
  readonly quote: string | null
  /** Name and role of the signatory: the bold line before the letter's last line break and the line after it; null if unsigned. */
  readonly author: { readonly name: string; readonly role: string } | null
}

/**
 * Extracts what the founder's page shows of the letter before it is opened.
 * @param html sanitised
 */
export function toLetterParts(html: string): LetterParts {
  const [opening = '', section = ''] = html.split(/(?=<h2[\s>])/)
  const [excerpt = ''] = (opening + section).split(/<(?:figure|blockquote|aside)[\s>]/, 1)
  const quote = /<blockquote>([\s\S]*?)<\/blockquote>/.exec(html)?.[1]
  const signature = [...html.matchAll(/<strong>([^<]+)<\/strong>[^<]*<br\s*\/?>([^<]+)/g)].at(-1)
  return {
    // The dialog shows the same headings.
    excerpt: excerpt.replaceAll(/(<h\d) id="[^"]*"/g, '$1').trim(),
    quote:
      quote
        ?.replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || null,
    author: signature ? { name: (signature[1] ?? '').trim(), role: (signature[2] ?? '').trim() } : null,
  }
}

/** An excerpt in the parts of a page: the opening, then a section of points, each below a heading of its own. */
export function toPoints(excerpt: string): { opening: string; heading: string; points: readonly string[] } {
  const [opening = '', section = ''] = excerpt.split(/(?=<h2)/)
  const [heading = '', ...points] = section.split(/(?=<h3)/)
  return { opening, heading, points }
}

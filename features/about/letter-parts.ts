export interface LetterParts {
  /** HTML before the first heading. */
  readonly opening: string
  /** Words of the first quotation, without markup; null where there is none. */
  readonly quote: string | null
}

/** What the founder page shows of the letter before somebody opens it. @param html sanitised */
export function toLetterParts(html: string): LetterParts {
  const opening = html.split(/<h2[\s>]/, 1)[0] ?? ''
  const quote = /<blockquote>([\s\S]*?)<\/blockquote>/.exec(html)?.[1]
  return {
    opening: opening.trim(),
    quote:
      quote
        ?.replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || null,
  }
}

export interface LetterParts {
  /** HTML before the first heading. */
  readonly opening: string
  /** Text of the first quotation, without markup; null if there is none. */
  readonly quote: string | null
}

/**
 * Extracts what the founder's page shows of the letter before it is opened.
 * @param html sanitised
 */
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

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

export interface LetterClose {
  /** HTML of the section without its last lines. */
  readonly body: string
  /** HTML of each part: the closing words, the writer's name, and the lines below it. */
  readonly lines: { readonly before: string; readonly name: string; readonly after: readonly string[] } | null
  /** HTML below those lines. */
  readonly note: string
}

/** The last section, taken apart at the paragraph that has the writer's name in bold on a line of its own. */
export function toClose(html: string): LetterClose {
  const [signed = '', inner = ''] = /<p>((?:(?!<\/p>)[\s\S])*<strong>(?:(?!<\/p>)[\s\S])*)<\/p>/.exec(html) ?? []
  const lines = inner.split(/<br ?\/?>\s*/)
  const named = lines.findIndex((line) => line.startsWith('<strong>'))
  if (named === -1) return { body: html, lines: null, note: '' }
  const [body = '', note = ''] = html.split(signed)
  return {
    body,
    lines: { before: lines.slice(0, named).join(' '), name: lines[named] ?? '', after: lines.slice(named + 1) },
    note,
  }
}

/** The letter without its first table, for a page that renders those figures itself. */
export const withoutTable = (html: string): string =>
  html.replace(/(?:<div[^>]*>\s*)?<table[\s\S]*?<\/table>(?:\s*<\/div>)?/, '')

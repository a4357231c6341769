import { plainText } from './article-html'

export interface Figures {
  readonly rows: ReadonlyArray<{ readonly name: string; readonly value: string }>
  /** What the caption says, such as of which day the figures are. */
  readonly title: string | null
  /** What the caption says in small print, such as that the numbers are invented. */
  readonly note: string | null
}

const table = /<table>(?:(?!<table)[\s\S])*?<\/table>/g
const row = /<tr>\s*<th scope="row">([^<]+)<\/th>\s*<td class="num"[^>]*>([^<]+)<\/td>\s*<\/tr>/g
const caption = /<caption>([^<]*)(?:<small>([^<]+)<\/small>)?<\/caption>/

/** Longer ones are sentences. */
const longest = { name: 44, value: 18 } as const

/**
 * The first table of a text that is figures alone: one number a row, each with its name.
 * @param html of `toArticleHtml`
 * @returns null if there is none
 */
export function firstFigures(html: string): Figures | null {
  for (const [found] of html.matchAll(table)) {
    const rows = [...found.matchAll(row)].map(([, name = '', value = '']) => ({
      name: plainText(name),
      value: plainText(value),
    }))
    const isWhole = rows.length > 0 && rows.length === found.split('<td').length - 1
    const isShort = rows.every(({ name, value }) => name.length <= longest.name && value.length <= longest.value)
    if (isWhole && isShort) {
      const [, title, note] = caption.exec(found) ?? []
      return { rows, title: title ? plainText(title).trim() : null, note: note === undefined ? null : plainText(note) }
    }
  }
  return null
}

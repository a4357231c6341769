import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import { glossaryOf, glossaryPath } from './glossary'
import type { TermId } from './topics'

/** Explanations per article; with more, every line would be underlined. */
export const maxMarkedTerms = 8

/** Elements whose text is not marked: headings, links, narrow cells and large numbers with their names. */
const leftAlone = new Set(['a', 'b', 'button', 'h2', 'h3', 'h4', 'table', 'figcaption', 'code', 'pre', 'abbr', 'time'])

/**
 * Turns the first occurrence of each term in a text into a link to the glossary, which opens its explanation (`TermNotes`)
 * where scripts run. A link breaks between lines as the words around it do; browsers keep a button in one piece.
 * @param html sanitised (lib/platform/html/article-html.ts), so that every `<` starts a tag
 * @returns the text, and the terms found in it, in order
 */
export function markTerms(html: string, locale: Locale): { html: string; terms: readonly TermId[] } {
  const { pattern, idOf } = matcherOf(locale)
  const glossary = localizedPath(locale, glossaryPath)
  const terms: TermId[] = []
  const closed: string[] = []
  const marked = html.split(/(<[^>]+>)/).map((part) => {
    const tag = /^<(\/?)([a-z]\w*)/.exec(part)
    if (tag) {
      const [, slash = '', name = ''] = tag
      if (slash !== '') closed.splice(closed.lastIndexOf(name), closed.includes(name) ? 1 : 0)
      else if (leftAlone.has(name)) closed.push(name)
      return part
    }
    if (closed.length > 0 || part === '') return part
    return part.replaceAll(pattern, (whole, found: string, ending: string) => {
      const id = idOf(found)
      if (id === null || terms.includes(id) || terms.length >= maxMarkedTerms) return whole
      terms.push(id)
      return `<a class="term" href="${glossary}#${id}">${locale === 'vi' ? inPairs(found) : found}</a>${ending}`
    })
  })
  return { html: marked.join(''), terms }
}

/** Words of Vietnamese have two syllables: `lưu ký`, `tỷ lệ | ký quỹ`, `phí | giao dịch`; they are not torn at the end of a line. */
const inPairs = (term: string): string => term.replaceAll(/ (?=\S+(?: \S+ \S+)*$)/g, '\u00A0')

interface Matcher {
  readonly pattern: RegExp
  /** Null for a word that only resembles a term: `Lo` is not `LO`. */
  readonly idOf: (found: string) => TermId | null
}

const matchers = new Map<Locale, Matcher>()

function matcherOf(locale: Locale): Matcher {
  const known = matchers.get(locale)
  if (known) return known
  const forms = Object.entries(glossaryOf(locale)).flatMap(([id, { name, forms: others = [], ambiguous = false }]) =>
    [...(ambiguous ? [] : [name]), ...others].map((form) => ({ form, id: id as TermId })),
  )
  const ids = new Map(forms.map(({ form, id }) => [form.toLowerCase(), { form, id }]))
  const alternatives = forms
    .map(({ form }) => form)
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|')
  // Korean endings follow a word without a space, and particles follow a Latin abbreviation.
  const end = locale === 'ko' ? '[A-Za-z0-9]' : String.raw`[\p{L}\p{N}]`
  const matcher = {
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(${alternatives})(?!${end})(\p{Script=Hangul}*)`, 'giu'),
    idOf: (found: string) => {
      const entry = ids.get(found.toLowerCase())
      return entry === undefined || (isExact(entry.form) && entry.form !== found) ? null : entry.id
    },
  }
  matchers.set(locale, matcher)
  return matcher
}

const isExact = (form: string) => (form.match(/\p{Lu}/gu)?.length ?? 0) > 1

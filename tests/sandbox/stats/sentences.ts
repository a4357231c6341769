import type { Locale } from '@/lib/platform/i18n/locales'
import { locales } from '@/lib/platform/i18n/locales'

/** A text that was written by hand: what comes from files, before figures are filled in. */
export interface WrittenText {
  /** File name without its ending. */
  readonly slug: string
  readonly body: Partial<Readonly<Record<Locale, string | undefined>>>
}

/** Shorter sentences are phrases that two writers may well use. */
const leastWords = 5
const leastKoreanWords = 4

/** Paragraphs and list items of a Markdown text, without headings, tables, captions and quotation marks. */
function proseOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter(
      (line) => line.trim() !== '' && !/^(?:#|\||Table: |Chart: |Bars: |Fees: |Range: |Levels: |!\[|> \[!)/.test(line),
    )
    .map((line) => line.replace(/^(?:[-*>]|\d+\.)\s+/, ''))
}

/** A choice or a name in braces becomes `·`, a number `0`: a template would otherwise look different in every text. */
function plain(sentence: string): string {
  let text = sentence
  for (let before = ''; before !== text;) {
    before = text
    text = text.replaceAll(/\{[^{}]*\}/g, '·')
  }
  return text
    .replaceAll(/\d[\d.,–-]*/g, '0')
    .replaceAll(/[*_“”"'()[\]]/g, '')
    .replaceAll(/\b[A-Z]{3}\b/g, 'XXX')
    .toLowerCase()
    .trim()
}

/** Sentences of a text as they are compared. */
export function sentencesOf(markdown: string): string[] {
  return proseOf(markdown).flatMap((line) => line.split(/(?<=[.!?:])\s+/).map(plain))
}

function isLong(sentence: string, locale: Locale): boolean {
  return sentence.split(/\s+/).length >= (locale === 'ko' ? leastKoreanWords : leastWords)
}

export interface SharedSentence {
  readonly locale: Locale
  readonly sentence: string
  readonly slugs: readonly string[]
}

/** Sentences that more than one text has, whatever their figures and names are. */
export function sharedSentences(texts: readonly WrittenText[]): SharedSentence[] {
  return locales.flatMap((locale) => {
    const slugsOf = new Map<string, Set<string>>()
    for (const { slug, body } of texts) {
      for (const sentence of sentencesOf(body[locale] ?? '')) {
        if (isLong(sentence, locale)) slugsOf.set(sentence, (slugsOf.get(sentence) ?? new Set()).add(slug))
      }
    }
    return [...slugsOf].flatMap(([sentence, slugs]) =>
      slugs.size > 1 ? [{ locale, sentence, slugs: [...slugs] }] : [],
    )
  })
}

/** Number of different first sentences, by language, beside the number of texts. */
export function openings(texts: readonly WrittenText[]): { locale: Locale; texts: number; distinct: number }[] {
  return locales.map((locale) => {
    const first = texts.flatMap(({ body }) => (body[locale] === undefined ? [] : [sentencesOf(body[locale])[0] ?? '']))
    return { locale, texts: first.length, distinct: new Set(first).size }
  })
}

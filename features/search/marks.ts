import type { SearchDocument } from '@/lib/domain/search/search-document'

import { wordsOf } from './search-terms'

/** Words beside each other, in lower case and without accents, that a result shows as found. */
export type Mark = readonly string[]

interface Asked {
  /** Words of the query. */
  readonly words: readonly string[]
  /** The last word is a whole one somewhere; otherwise it may be the beginning of one. */
  readonly isFinished: boolean
}

/**
 * What to mark in a document: the whole query where it stands there, or else the words that were found. Without accents a
 * single syllable is many words: of `ky quy`, `quy` alone would mark `quy định` and `quyền`.
 * @param found words of the document that matched
 */
export function marksIn(
  { title, text }: SearchDocument,
  found: readonly string[],
  asked: Asked,
): { readonly marks: readonly Mark[]; readonly isPhrase: boolean } {
  const phrases = [title, text].flatMap((part) => phraseIn(part, asked) ?? [])
  if (phrases.length > 0) return { marks: phrases.map((phrase) => phrase.split(' ')), isPhrase: true }
  const { words, isFinished } = asked
  const last = words.at(-1) ?? ''
  const whole = found.filter((term) => words.includes(term) || !isFinished || !term.startsWith(last))
  return { marks: whole.map((term) => [term]), isPhrase: false }
}

/** The words of a text in which the query stands, with a space between them; null for a query of one word. */
function phraseIn(text: string, { words, isFinished }: Asked): string | null {
  if (words.length < 2) return null
  const said = wordsOf(text)
  const start = said.findIndex((_, at) =>
    words.every((word, offset) => {
      const other = said[at + offset]
      return other === word || (!isFinished && offset === words.length - 1 && other?.startsWith(word) === true)
    }),
  )
  return start === -1 ? null : said.slice(start, start + words.length).join(' ')
}

import { foldAccents } from '@/lib/platform/text/fold-accents'

import type { FaqEntry } from './faq-groups'

/** Splits a query into words, without accents and in lower case. */
export function wordsOf(query: string): readonly string[] {
  return foldAccents(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether question and answer together contain every word. */
export function matches(entry: FaqEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = foldAccents(`${entry.question} ${textOf(entry.html)}`)
  return words.every((word) => text.includes(word))
}

/** A run of text that either matches or does not. */
export interface Run {
  readonly text: string
  readonly found: boolean
}

/** Splits a text into runs: `phí giao dịch` for `phi` is `phí`, a match, and the rest. */
export function splitRuns(text: string, words: readonly string[]): readonly Run[] {
  const letters = Array.from(text.normalize('NFC'))
  const found = matchedLetters(letters, words)
  const runs: Run[] = []
  for (const [index, letter] of letters.entries()) {
    const last = runs.at(-1)
    if (last && last.found === (found[index] ?? false)) runs[runs.length - 1] = { ...last, text: last.text + letter }
    else runs.push({ text: letter, found: found[index] ?? false })
  }
  return runs
}

function matchedLetters(letters: readonly string[], words: readonly string[]): readonly boolean[] {
  // Folding keeps the number of letters, so positions in the folded text are positions in the original.
  const folded = letters.map((letter) => Array.from(foldAccents(letter))[0] ?? letter)
  const text = folded.join('')
  const found = letters.map(() => false)
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) found.fill(true, at, at + word.length)
  }
  return found
}

/** Characters of an answer shown on either side of the match. */
const excerptReach = 56

/** The matching part of an answer if the question alone does not contain the words; null if it does. */
export function excerptOf(entry: FaqEntry, words: readonly string[]): string | null {
  const question = foldAccents(entry.question)
  const missing = words.find((word) => !question.includes(word))
  if (missing === undefined) return null
  const text = textOf(entry.html).normalize('NFC')
  const at = foldAccents(text).indexOf(missing)
  if (at === -1) return null
  const from = at <= excerptReach ? 0 : text.indexOf(' ', at - excerptReach) + 1
  const to = text.indexOf(' ', at + missing.length + excerptReach)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to === -1 ? undefined : to)}${to === -1 ? '' : ' …'}`
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Text content of sanitised HTML. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(\S+?);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

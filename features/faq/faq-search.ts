import { foldAccents } from '@/lib/platform/text/fold-accents'

import type { FaqEntry } from './faq-groups'

/** Words of a query, without accents and case. */
export function wordsOf(query: string): readonly string[] {
  return foldAccents(query)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether question and answer together hold every word. */
export function matches(entry: FaqEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = foldAccents(`${entry.question} ${textOf(entry.html)}`)
  return words.every((word) => text.includes(word))
}

/** A run of text, found or not. */
export interface Run {
  readonly text: string
  readonly found: boolean
}

/** The text in runs: `phí giao dịch` for `phi` is `phí`, found, and the rest. */
export function runsOf(text: string, words: readonly string[]): readonly Run[] {
  const letters = Array.from(text.normalize('NFC'))
  const found = foundLetters(letters, words)
  const runs: Run[] = []
  for (const [index, letter] of letters.entries()) {
    const last = runs.at(-1)
    if (last && last.found === (found[index] ?? false)) runs[runs.length - 1] = { ...last, text: last.text + letter }
    else runs.push({ text: letter, found: found[index] ?? false })
  }
  return runs
}

function foundLetters(letters: readonly string[], words: readonly string[]): readonly boolean[] {
  // A letter stays one letter when its accents go, so places in the folded text are places in the text.
  const folded = letters.map((letter) => Array.from(foldAccents(letter))[0] ?? letter)
  const text = folded.join('')
  const found = letters.map(() => false)
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) found.fill(true, at, at + word.length)
  }
  return found
}

/** How much of an answer is shown around what was found, in characters on either side. */
const excerptReach = 56

/** The part of an answer that was found, where the question alone does not say why it is listed; null when it does. */
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

/** Words of sanitised HTML. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(\S+?);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

import { foldAccents } from '@/lib/platform/text/fold-accents'

import type { Mark } from './marks'

export interface Segment {
  readonly text: string
  readonly hit: boolean
}

interface Word {
  /** Folded as in search-terms.ts. */
  readonly folded: string
  readonly from: number
  readonly to: number
}

const word = /[\p{L}\p{N}]+/gu

/**
 * Splits a text into segments that match and segments that do not: words, or words beside each other, that are one of the
 * marks, and the matching ends of Korean words.
 */
export function highlight(text: string, marks: readonly Mark[]): readonly Segment[] {
  const composed = text.normalize('NFC')
  const words = [...composed.matchAll(word)].map(({ 0: found, index }) => ({
    folded: foldAccents(found),
    from: index,
    to: index + found.length,
  }))
  const segments: Segment[] = []
  let end = 0
  for (let at = 0; at < words.length;) {
    const span = spanAt(words, at, marks)
    at += span?.count ?? 1
    if (span === null) continue
    if (span.from > end) segments.push({ text: composed.slice(end, span.from), hit: false })
    segments.push({ text: composed.slice(span.from, span.to), hit: true })
    end = span.to
  }
  if (end < composed.length) segments.push({ text: composed.slice(end), hit: false })
  return segments
}

function spanAt(
  words: readonly Word[],
  at: number,
  marks: readonly Mark[],
): { from: number; to: number; count: number } | null {
  const first = words[at]
  if (first === undefined) return null
  const { folded, from, to } = first
  const mark = marks.find((parts) => parts.every((part, offset) => words[at + offset]?.folded === part))
  if (mark !== undefined) return { from, to: words[at + mark.length - 1]?.to ?? to, count: mark.length }
  if (!/^\p{Script=Hangul}/u.test(folded)) return null
  const ending = marks.find(([part = '', ...more]) => more.length === 0 && part !== '' && folded.endsWith(part))?.[0]
  return ending === undefined ? null : { from: to - ending.length, to, count: 1 }
}

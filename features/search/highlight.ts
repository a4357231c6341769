import { foldAccents } from '@/lib/platform/text/fold-accents'

export interface Segment {
  readonly text: string
  readonly hit: boolean
}

const word = /[\p{L}\p{N}]+/gu

/**
 * Splits a text into segments that match and segments that do not: words equal to one of the terms (folded as in
 * search-terms.ts), and the matching ends of Korean words.
 */
export function highlight(text: string, terms: readonly string[]): readonly Segment[] {
  const composed = text.normalize('NFC')
  const segments: Segment[] = []
  let end = 0
  for (const { 0: found, index } of composed.matchAll(word)) {
    const span = spanOf(found, terms)
    if (span === null) continue
    const [from, to] = [index + span.from, index + span.to]
    if (from > end) segments.push({ text: composed.slice(end, from), hit: false })
    segments.push({ text: composed.slice(from, to), hit: true })
    end = to
  }
  if (end < composed.length) segments.push({ text: composed.slice(end), hit: false })
  return segments
}

function spanOf(found: string, terms: readonly string[]): { from: number; to: number } | null {
  const folded = foldAccents(found)
  if (terms.includes(folded)) return { from: 0, to: found.length }
  if (!/^\p{Script=Hangul}/u.test(found)) return null
  const part = terms.find((term) => folded.endsWith(term))
  return part === undefined ? null : { from: found.length - part.length, to: found.length }
}

import { foldAccents } from '@/lib/platform/text/fold-accents'

const separators = /[^\p{L}\p{N}]+/u
const hangul = /^\p{Script=Hangul}{3,}$/u

/** Splits a text into words in lower case and without accents. */
export function wordsOf(text: string): string[] {
  return foldAccents(text)
    .split(separators)
    .filter((word) => word !== '')
}

/** Index terms. Korean writes compounds without spaces, so the endings of long words count: `투자자` finds `외국인투자자`. */
export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    hangul.test(word) ? Array.from({ length: word.length - 1 }, (_, start) => word.slice(start)) : [word],
  )
}

import { foldAccents } from '@/lib/platform/text/fold-accents'

const separators = /[^\p{L}\p{N}]+/u
const hangul = /^\p{Script=Hangul}{3,}$/u

/** Words as they are compared: lower case, without accents. */
export function wordsOf(text: string): string[] {
  return foldAccents(text)
    .split(separators)
    .filter((word) => word !== '')
}

/**
 * Words under which a text is filed. Korean writes compounds without spaces (`외국인투자자`), so a long Korean word is
 * filed under its ends too: whoever types `투자자` finds it.
 */
export function indexTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) =>
    hangul.test(word) ? Array.from({ length: word.length - 1 }, (_, start) => word.slice(start)) : [word],
  )
}

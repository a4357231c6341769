import { keepParticles } from './keep-particles'

/** Counted in Korean: what follows a number or a large unit of one. */
const counters = '조|억|만|동|원|포인트|종목|개|가지|건|명|번|배|주|회|일|월|년|시간|분|초|단계|영업일|거래일|계단|증권'

/** Counters of native Korean numbers, and the bound nouns that follow a verb form ending in -ㄹ. */
const counted = '번|가지|주|곳|개|명|달|배|해|단계|%|종목|칸|장|건'
const bound = String.raw`수[가는도]? ?[있없]|(?:때|뿐|만큼|줄|것)(?!\p{Script=Hangul}{3})`

const outsideTags = '(?![^<>]*>)'

/** "33조 1,200억 동", "2026년 12월 31일", "11월 24일"; "세 가지", "몇 %". */
const spaces = new RegExp(
  [
    String.raw`(?<=\d[조억만년월]) (?=\d)`,
    String.raw`(?<=[\d조억만]) (?=(?:${counters})(?!\p{Script=Hangul}{3}))`,
    String.raw`(?<=(?<!\p{L})(?:[한두세네몇]|다섯|여섯)) (?=(?:${counted})(?!\p{Script=Hangul}{3}))`,
  ]
    .map((place) => place + outsideTags)
    .join('|'),
  'gu',
)

const beforeBound = new RegExp(String.raw`(\p{Script=Hangul}) (?=${bound})${outsideTags}`, 'gu')

const firstSyllable = 0xac00
const finalConsonants = 28
const finalRieul = 8

/**
 * Keeps on one line what Korean readers take in at once: an amount, a date, a number and what it counts, a verb and the noun
 * bound to it ("할 수"), brackets and particles. Other languages stay as they are.
 * @param html text or HTML, whose tags stay as they are
 */
export function keepKorean(html: string): string {
  return keepParticles(html)
    .replaceAll(spaces, '\u00A0')
    .replaceAll(beforeBound, (pair, syllable: string) =>
      (syllable.charCodeAt(0) - firstSyllable) % finalConsonants === finalRieul ? `${syllable}\u00A0` : pair,
    )
}

/** The same for any nesting of objects, arrays and texts, such as messages, compiled or not. */
export function keepKoreanIn<Value>(value: Value): Value {
  const kept = (each: unknown): unknown => {
    if (typeof each === 'string') return keepKorean(each).replaceAll(' · ', '\u00A0· ')
    if (Array.isArray(each)) return each.map(kept)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, kept(inner)]))
  }
  return kept(value) as Value
}

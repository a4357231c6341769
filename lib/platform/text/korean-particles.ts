/** Particles with two forms: the first follows a consonant, the second a vowel. */
const forms: Readonly<Record<string, readonly [afterConsonant: string, afterVowel: string]>> = {
  '을(를)': ['을', '를'],
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '와(과)': ['과', '와'],
}

// A label may end with an abbreviation in brackets, which is not read: 납세자번호(MST).
const particle = /([가-힣])((?:\([^)]*\))?)(을\(를\)|이\(가\)|은\(는\)|와\(과\))/gu

const firstSyllable = 0xac00
const finalConsonants = 28

/**
 * Chooses the form of each particle that a message writes with both forms: `이름을(를)` becomes `이름을`. Both forms stay
 * after a word that does not end in Hangul, because its pronunciation is not known.
 */
export function withKoreanParticles(text: string): string {
  return text.replaceAll(particle, (whole, syllable: string, brackets: string, both: string) => {
    const pair = forms[both]
    if (pair === undefined) return whole
    const endsInConsonant = (syllable.charCodeAt(0) - firstSyllable) % finalConsonants !== 0
    return `${syllable}${brackets}${endsInConsonant ? pair[0] : pair[1]}`
  })
}

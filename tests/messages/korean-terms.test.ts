import { describe, expect, it } from 'vitest'

import terms from '@/lib/domain/glossary/terms.json'
import ko from '@/messages/ko.json'
import { contentTexts } from '@/tests/terms/content-texts'

import { flatten } from './flatten'
import { avoidedIn, koreanTerms } from './korean-terms'

const problemsOf = (texts: readonly string[]) =>
  texts.flatMap((text) => avoidedIn(text).map((problem) => `${problem}: ${text.slice(0, 80)}`))

describe('Korean terms', () => {
  it('are used in messages', () => {
    const problems = [...flatten(ko)].flatMap(([key, text]) =>
      avoidedIn(text.replaceAll(/\{\w+/g, '{')).map((problem) => `${key}: ${problem}`),
    )
    expect(problems).toEqual([])
  })

  it('are used in the glossary', () => {
    expect(problemsOf(Object.values(terms).flatMap((term) => [term.ko.name, term.ko.text]))).toEqual([])
  })

  it('are used in all content of the demo', () => {
    const texts = contentTexts('ko').map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(200)
    expect(problemsOf(texts)).toEqual([])
  })

  it.each(koreanTerms)('refuse $avoid', ({ avoid }) => {
    expect(avoidedIn(`이 문장에는 ${avoid} 표현이 있습니다`)).toContainEqual(expect.stringContaining(`${avoid} →`))
  })

  it('know the phrases in which a word is right', () => {
    expect(avoidedIn('스마트 OTP로 인증합니다')).toEqual([])
    expect(avoidedIn('OTP로 인증합니다')).toEqual(['OTP → 인증번호'])
  })
})

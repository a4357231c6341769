import { describe, expect, it } from 'vitest'

import { defaultHotlines, internationalHotline } from '@/lib/domain/company/hotline'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'
import { flatten } from '@/tests/messages/flatten'
import { contentTexts } from '@/tests/terms/content-texts'

import { facts } from './facts'
import { contradictions, type Sentence, sentencesOf, statementsOf } from './statements'

const messages = { vi: flatten(vi), en: flatten(en), ko: flatten(ko) }

const textsOf = (locale: Locale): Sentence[] => [
  ...[...messages[locale]].flatMap(([where, text]) => sentencesOf(where, text)),
  ...contentTexts(locale).flatMap(({ where, text }) => sentencesOf(`content: ${where}`, text)),
]

const sentences = { vi: textsOf('vi'), en: textsOf('en'), ko: textsOf('ko') }

describe.each(facts)('$name', (fact) => {
  it('is stated somewhere', () => {
    expect(locales.flatMap((locale) => statementsOf(fact, locale, sentences[locale]))).not.toEqual([])
  })

  it.each(locales)('is the same in every %s text', (locale) => {
    expect(contradictions(fact, locale, sentences[locale])).toEqual([])
  })

  it.each(locales)('is noticed where a text in %s differs', (locale) => {
    expect(contradictions(fact, locale, sentencesOf('planted', fact.wrong[locale]))).toHaveLength(1)
  })

  it.each(locales)('is right in %s once that text is corrected', (locale) => {
    const wrong = fact.wrong[locale].replaceAll('~', '–')
    const [found] = contradictions(fact, locale, sentencesOf('planted', wrong))
    const corrected = wrong.replace(found?.says ?? '', fact.expected[locale][0] ?? '')
    expect(statementsOf(fact, locale, sentencesOf('planted', corrected))).toHaveLength(1)
    expect(contradictions(fact, locale, sentencesOf('planted', corrected))).toEqual([])
  })
})

it('takes every kind of space for a space', () => {
  const [minutes] = facts
  const planted = sentencesOf('planted', 'Mở tài khoản trực tuyến trong khoảng 10\u00A0phút')
  expect(minutes && contradictions(minutes, 'vi', planted)).toHaveLength(1)
})

describe.each(['en', 'ko'] as const)('readers abroad (%s)', (locale) => {
  const hotline = defaultHotlines.page
  const isUnreachable = (text: string) => text.includes(hotline) && !text.includes(internationalHotline.label)

  it('get the number from abroad wherever a text names the hotline', () => {
    expect(
      contentTexts(locale)
        .filter(({ text }) => isUnreachable(text))
        .map(({ where }) => where),
    ).toEqual([])
  })

  it('would be noticed without it', () => {
    expect(isUnreachable(`Call ${hotline}.`)).toBe(true)
    expect(isUnreachable(`Call ${hotline} (from abroad ${internationalHotline.label}).`)).toBe(false)
  })
})

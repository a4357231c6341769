import { describe, expect, it } from 'vitest'

import { locales, type Locale } from '@/lib/platform/i18n/locales'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'
import { flatten } from '@/tests/messages/flatten'
import { contentTexts } from '@/tests/terms/content-texts'

import { type Fact, facts, inWords } from './facts'

const messages = { vi: flatten(vi), en: flatten(en), ko: flatten(ko) }

function sentencesOf(locale: Locale): { where: string; sentence: string }[] {
  const texts = [
    ...[...messages[locale]].map(([where, text]) => ({ where, text })),
    ...contentTexts(locale).map(({ where, text }) => ({ where: `content: ${where}`, text })),
  ]
  return texts.flatMap(({ where, text }) =>
    text.split(/(?<=[.!?;])\s|\n/u).map((sentence) => ({ where, sentence: sentence.normalize('NFC') })),
  )
}

const sentences = { vi: sentencesOf('vi'), en: sentencesOf('en'), ko: sentencesOf('ko') }

interface Statement {
  readonly where: string
  readonly says: string
}

function statementsOf({ patterns }: Fact, locale: Locale, among = sentences[locale]): Statement[] {
  const { says, about } = patterns[locale]
  return among
    .filter(({ sentence }) => about === undefined || about.test(sentence))
    .flatMap(({ where, sentence }) =>
      [...sentence.matchAll(says)].map(([, said = '']) => ({ where, says: normal(said) })),
    )
}

const normal = (said: string) => inWords[said.toLowerCase()] ?? said.replace(/(?<=\d)[~-](?=\d)/, '–')

describe.each(facts)('$name', (fact) => {
  it('is stated somewhere', () => {
    expect(locales.flatMap((locale) => statementsOf(fact, locale))).not.toEqual([])
  })

  it.each(locales)('is the same in every %s text', (locale) => {
    const others = statementsOf(fact, locale).filter(({ says }) => !fact.expected[locale].includes(says))
    expect(others).toEqual([])
  })
})

it('finds a text that contradicts', () => {
  const [minutes] = facts
  const planted = [{ where: 'planted', sentence: 'Mở tài khoản trực tuyến trong khoảng 10 phút' }]
  expect(minutes && statementsOf(minutes, 'vi', planted)).toEqual([{ where: 'planted', says: '10' }])
})

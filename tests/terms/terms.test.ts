import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { locales, type Locale } from '@/lib/platform/i18n/locales'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'
import { flatten } from '@/tests/messages/flatten'

import { contentTexts } from './content-texts'
import { oldTermsIn } from './old-terms'
import { renderTerms } from './render'

const messages = { vi: flatten(vi), en: flatten(en), ko: flatten(ko) }

/** ICU arguments have names of their own, which readers never see. */
const withoutArguments = (text: string) => text.replaceAll(/\{\w+/g, '{')

describe.each(locales)('%s', (locale) => {
  it('uses one name for each thing in messages', () => {
    const found = [...messages[locale]].flatMap(([key, text]) =>
      oldTermsIn(locale, withoutArguments(text)).map((problem) => `${key}: ${problem}`),
    )
    expect(found).toEqual([])
  })

  it('uses one name for each thing in content', () => {
    const found = contentTexts(locale).flatMap(({ where, text }) =>
      oldTermsIn(locale, text).map((problem) => `${where}: ${problem}`),
    )
    expect([...new Set(found)]).toEqual([])
  })
})

it.each([
  ['vi', 'Mang theo giấy tờ tùy thân'],
  ['vi', 'Nhập mã xác thực vừa nhận'],
  ['vi', 'Mở tài khoản vốn đầu tư gián tiếp'],
  ['vi', 'Gọi hotline để được hỗ trợ'],
  ['vi', 'Bạn có thể nạp tiền ngay'],
  ['en', 'Take a picture of your card'],
  ['en', 'An identity card is needed'],
  ['en', 'The trading fee is low'],
  ['en', 'We send it by e-mail'],
  ['en', 'Open a trading account'],
  ['ko', '투자등록번호를 발급합니다'],
  ['ko', '휴대전화로 받은 번호'],
] as const)('%s: refuses "%s"', (locale: Locale, text) => {
  expect(oldTermsIn(locale, text)).toHaveLength(1)
})

const file = new URL('../../docs/glossary.md', import.meta.url)
const section = /(<!-- terms:begin -->\n)([^]*?)(<!-- terms:end -->)/

/** After a change of terms.json: `npm run docs:terms`. */
it('docs/glossary.md shows the table of terms', () => {
  const rendered = `\n${renderTerms()}\n\n`
  if (process.env.UPDATE_DOCS) {
    const updated = readFileSync(file, 'utf8').replace(section, (_, begin, _old, end) => `${begin}${rendered}${end}`)
    writeFileSync(file, updated)
  }
  expect(section.exec(readFileSync(file, 'utf8'))?.[2]).toBe(rendered)
})

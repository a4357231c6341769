import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { locales, type Locale } from '@/lib/platform/i18n/locales'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'
import { flatten } from '@/tests/messages/flatten'

import { type ContentText, contentTexts, textsIn } from './content-texts'
import { oldTermsIn, terms } from './old-terms'
import { renderTerms } from './render'

const messages = { vi: flatten(vi), en: flatten(en), ko: flatten(ko) }

/** ICU arguments have names of their own, which readers never see. */
const withoutArguments = (text: string) => text.replaceAll(/\{\w+/g, '{')

function problemsInMessages(locale: Locale, catalogue: ReadonlyMap<string, string>): string[] {
  return [...catalogue].flatMap(([key, text]) =>
    oldTermsIn(locale, withoutArguments(text)).map((problem) => `${key}: ${problem}`),
  )
}

function problemsInContent(locale: Locale, texts: readonly ContentText[]): string[] {
  const found = texts.flatMap(({ where, text }) => oldTermsIn(locale, text).map((problem) => `${where}: ${problem}`))
  return [...new Set(found)]
}

describe.each(locales)('%s', (locale) => {
  it('uses one name for each thing in messages', () => {
    expect(problemsInMessages(locale, messages[locale])).toEqual([])
  })

  it('uses one name for each thing in content', () => {
    expect(problemsInContent(locale, contentTexts(locale))).toEqual([])
  })
})

/** Ten names that the site once used, in each language. */
const planted: Readonly<Record<Locale, readonly string[]>> = {
  vi: [
    'Mang theo giấy tờ tùy thân',
    'Nhập mã xác thực vừa nhận',
    'Mở tài khoản vốn đầu tư gián tiếp',
    'Gọi hotline để được hỗ trợ',
    'Bạn có thể nạp tiền ngay',
    'Chờ trung tâm lưu ký xác nhận',
    'Kính mời quý khách',
    'Xem chính sách bảo mật',
    'Đặt lệnh MP trong phiên',
    'Mở trong thẻ mới',
  ],
  en: [
    'Take a picture of your card',
    'An identity card is needed',
    'The trading fee is low',
    'We send it by e-mail',
    'Open a trading account',
    'Enter the one-time password',
    'Open an IICA with a bank',
    'Enter your tax number',
    'Buy an open-ended fund',
    'Visit the transaction office',
  ],
  ko: [
    '투자등록번호를 발급합니다',
    '휴대전화로 받은 번호',
    '대표번호로 전화해 주세요',
    '거래 계좌를 개설합니다',
    '위탁수수료가 낮습니다',
    '세금 번호를 입력해 주세요',
    '가까운 영업점을 방문해 주세요',
    '자료를 내려받을 수 있습니다',
    '신용 거래를 신청합니다',
    '이름 대신 성명을 적습니다',
  ],
}

describe.each(locales)('ten old names planted in %s', (locale) => {
  it.each(planted[locale])('refuses “%s” in a message', (text) => {
    const catalogue = new Map([...messages[locale], ['planted.key', text]])
    expect(problemsInMessages(locale, catalogue)).toEqual([expect.stringMatching(/^planted\.key: .+ \(use: .+\)$/)])
  })

  it.each(planted[locale])('refuses “%s” in an article', (text) => {
    const article = { slug: 'planted', content: { [locale]: `<p>${text}.</p>` } }
    expect(problemsInContent(locale, textsIn({ posts: [article] }, locale))).toEqual([
      expect.stringMatching(/^posts\/planted: .+ \(use: .+\)$/),
    ])
  })
})

it('has at least one name not to use for each thing', () => {
  expect(terms.filter(({ not }) => Object.values(not).flat().length === 0)).toEqual([])
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

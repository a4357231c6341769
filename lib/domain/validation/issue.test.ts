import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'

import { locales } from '@/lib/platform/i18n/locales'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'

import { describeIssue, parseIssue, toIssue } from './issue'
import { validationKeys } from './rule'

const messages = { vi, en, ko }

function sentence(locale: 'vi' | 'en' | 'ko', message: string, label: string) {
  const translate = createTranslator({ locale, messages: messages[locale], namespace: 'validation' })
  return describeIssue((key, values) => translate(key, values), message, label, locale)
}

describe('issues', () => {
  it('round-trip key and arguments', () => {
    expect(parseIssue(toIssue('min', { length: 8 }))).toEqual({ key: 'min', arguments: { length: '8' } })
    expect(parseIssue(toIssue('confirmed', { target: 'Mật khẩu & mã?' }))).toEqual({
      key: 'confirmed',
      arguments: { target: 'Mật khẩu & mã?' },
    })
    expect(parseIssue('No such rule')).toBeNull()
  })

  it('have a message in every language', () => {
    for (const locale of locales)
      expect(Object.keys(messages[locale].validation).sort()).toEqual([...validationKeys].sort())
  })

  it('adapt the capitals of labels to the sentence', () => {
    expect(sentence('vi', 'required', 'Họ và tên')).toBe('Vui lòng nhập họ và tên')
    expect(sentence('vi', 'required', 'Số CCCD')).toBe('Vui lòng nhập số CCCD')
    expect(sentence('vi', 'required', 'CCCD')).toBe('Vui lòng nhập CCCD')
    expect(sentence('en', 'required', 'Full name')).toBe('Enter full name')
    expect(sentence('ko', 'required', '이름')).toBe('이름을 입력해 주세요')
    expect(sentence('ko', 'required', '계좌번호')).toBe('계좌번호를 입력해 주세요')
    expect(sentence('en', 'min?length=8', 'Referral code')).toBe('Referral code must be at least 8 characters')
  })

  it('return the text of a server unchanged', () => {
    expect(sentence('vi', 'Số điện thoại này đã bị khoá', 'Số điện thoại')).toBe('Số điện thoại này đã bị khoá')
  })
})

import { describe, expect, test } from 'vitest'

import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'

import { flatten } from './flatten'
import { icuArguments } from './icu-arguments'
import { hasHangul, hasVietnamese } from './letters'

const messages = { vi: flatten(vi), en: flatten(en), ko: flatten(ko) }

describe.each(['en', 'ko'] as const)('%s beside vi', (locale) => {
  test('has the same keys', () => {
    expect([...messages[locale].keys()].toSorted()).toEqual([...messages.vi.keys()].toSorted())
  })

  test('takes the same arguments', () => {
    const differing = [...messages.vi].filter(([key, message]) => {
      const other = messages[locale].get(key)
      return other !== undefined && String(icuArguments(message)) !== String(icuArguments(other))
    })
    expect(differing).toEqual([])
  })
})

const textsWhere = (locale: keyof typeof messages, wrong: (text: string) => boolean) =>
  [...messages[locale]].filter(([, text]) => wrong(text)).map(([key, text]) => `${key}: ${text}`)

describe.each(['vi', 'en', 'ko'] as const)('%s', (locale) => {
  test('says something everywhere', () => {
    expect(textsWhere(locale, (text) => text.trim() === '')).toEqual([])
  })

  test('is composed Unicode, so that searches find it', () => {
    expect(textsWhere(locale, (text) => text !== text.normalize('NFC'))).toEqual([])
  })
})

test.each(['vi', 'en'] as const)('%s has no Korean left in it', (locale) => {
  expect(textsWhere(locale, hasHangul)).toEqual([])
})

test.each(['en', 'ko'] as const)('%s has no Vietnamese left in it', (locale) => {
  expect(textsWhere(locale, hasVietnamese)).toEqual([])
})

describe('the checks themselves', () => {
  test('arguments are told apart by name and kind, plural categories are not', () => {
    expect(icuArguments('{count, plural, one {# file} other {# files of {name}}} <b>now</b>')).toEqual([
      'b:tag',
      'count:plural',
      'name:argument',
    ])
    expect(icuArguments('{count, plural, other {# tệp của {name}}} <b>ngay</b>')).toEqual(
      icuArguments('{count, plural, one {# file} other {# files of {name}}} <b>now</b>'),
    )
  })

  test('letters of other languages are found, names are let through', () => {
    expect([hasVietnamese('Open a tài khoản'), hasVietnamese('đ'), hasVietnamese('Tiếng Việt')]).toEqual([
      true,
      true,
      false,
    ])
    expect([hasHangul('계좌'), hasHangul('한국어'), hasVietnamese('계좌 개설')]).toEqual([true, false, false])
  })
})

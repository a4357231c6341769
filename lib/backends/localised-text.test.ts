import { describe, expect, it } from 'vitest'

import { nameOf, resolveLocalised } from './localised-text'

const all = JSON.stringify({ vi: 'Tin tức', en: 'News', kr: '뉴스' })

describe('resolveLocalised', () => {
  it.each([
    ['vi', 'Tin tức'],
    ['en', 'News'],
    ['ko', '뉴스'],
  ] as const)('takes the text of %s from a JSON string', (locale, text) => {
    expect(resolveLocalised(all, locale)).toEqual({ text, locales: ['vi', 'en', 'ko'] })
  })

  it('never falls back to another language', () => {
    expect(resolveLocalised('{"vi":"Tin tức"}', 'en')).toEqual({ text: null, locales: ['vi'] })
  })

  it('treats plain text as Vietnamese, or as the language that the caller names', () => {
    expect(resolveLocalised('Tin tức', 'vi')).toEqual({ text: 'Tin tức', locales: ['vi'] })
    expect(resolveLocalised('Tin tức', 'en').text).toBeNull()
    expect(resolveLocalised('News', 'en', 'en')).toEqual({ text: 'News', locales: ['en'] })
  })

  it.each([
    ['{"vi":" ","en":null,"kr":"뉴스"}', ['ko']],
    ['', []],
    [null, []],
    [undefined, []],
    ['   ', []],
  ] as const)('ignores blank texts: %j', (raw, locales) => expect(resolveLocalised(raw, 'vi').locales).toEqual(locales))

  it.each(['{"note":"x"}', '{not json', '[1,2]', '{}', '{"vi":1}', '2026'])('treats %s as plain text', (raw) => {
    expect(resolveLocalised(raw, 'vi').text).toBe(raw)
  })
})

describe('nameOf', () => {
  it('falls back to Vietnamese, then to any language, then to an empty string', () => {
    expect(nameOf(all, 'ko')).toBe('뉴스')
    expect(nameOf('{"vi":"Chi nhánh","en":"Branch"}', 'ko')).toBe('Chi nhánh')
    expect(nameOf('{"en":"Branch"}', 'ko')).toBe('Branch')
    expect(nameOf('', 'ko')).toBe('')
  })
})

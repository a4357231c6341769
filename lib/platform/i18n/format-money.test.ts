import { expect, it } from 'vitest'

import {
  formatMoney,
  formatMoneyInTable,
  formatMoneyInWords,
  formatMoneyRange,
  formatPercent,
  formatRoughMoney,
} from './format-money'

const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

it.each([
  ['vi', 5_000_000, '5.000.000 đồng'],
  ['en', 5_000_000, 'VND 5,000,000'],
  ['ko', 5_000_000, '500만 동'],
  ['ko', 1_284_500_000, '12억 8,450만 동'],
  ['ko', 1_027_397, '102만 7,397동'],
  ['ko', 0, '0동'],
  ['ko', -60_274, '−6만 274동'],
  ['ko', 0.27, '0.27동'],
  ['en', 0.27, 'VND 0.27'],
] as const)('writes an amount in %s', (locale, amount, text) => {
  expect(spaced(formatMoney(amount, locale))).toBe(text)
})

it('abbreviates the currency in Vietnamese tables only', () => {
  expect(spaced(formatMoneyInTable(277_000, 'vi'))).toBe('277.000 đ')
  expect(formatMoneyInTable(277_000, 'ko')).toBe('277,000동')
  expect(spaced(formatMoneyInTable(277_000, 'en'))).toBe('VND 277,000')
})

it.each([
  ['vi', 914_730_176, 'khoảng 915 triệu đồng'],
  ['en', 914_730_176, 'about VND 915 million'],
  ['ko', 914_730_176, '약 9억 1,500만 동'],
  ['vi', 1_234_567_890, 'khoảng 1,23 tỷ đồng'],
  ['en', 14_600_000_000_000, 'about VND 14.6 trillion'],
  ['en', 60_274, 'VND 60,274'],
] as const)('rounds a projected amount in %s', (locale, amount, text) => {
  expect(spaced(formatRoughMoney(amount, locale))).toBe(text)
})

it('writes an amount in words only where they give all of it', () => {
  expect(spaced(formatMoneyInWords(600_000_000, 'vi'))).toBe('600 triệu đồng')
  expect(spaced(formatMoneyInWords(600_000_000, 'en'))).toBe('VND 600 million')
  expect(spaced(formatMoneyInWords(600_000_000, 'ko'))).toBe('6억 동')
  expect(spaced(formatMoneyInWords(601_234_000, 'vi'))).toBe('601.234.000 đồng')
})

it.each([
  ['vi', 413_600_000, 914_730_176, '414–915 triệu đồng'],
  ['vi', 827_200_000, 1_829_460_352, '827 triệu–1,83 tỷ đồng'],
  ['en', 413_600_000, 914_730_176, 'VND 414–915 million'],
  ['ko', 413_600_000, 914_730_176, '4억 1,400만~9억 1,500만 동'],
] as const)('writes a range of amounts in %s with its unit once', (locale, least, most, text) => {
  expect(spaced(formatMoneyRange(least, most, locale))).toBe(text)
})

it('writes rates with the separators of the language and without trailing zeros', () => {
  expect(formatPercent(0.0015, 'vi')).toBe('0,15%')
  expect(formatPercent(0.00027, 'en')).toBe('0.027%')
  expect(formatPercent(0.05, 'en')).toBe('5%')
})

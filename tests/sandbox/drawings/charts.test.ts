import { expect, it } from 'vitest'

import { createSeed } from '../seed/seed'
import { drawingOf } from './drawing-of'

const seed = createSeed(new Date('2026-11-20T09:00:00+07:00'))
const languages = ['vi', 'en', 'ko'] as const

/** The chart of a post in a language. */
function chartOf(slug: string, locale: (typeof languages)[number]) {
  const post = seed.posts.find((each) => each.slug === slug)
  const picture = post && drawingOf(post, locale)
  if (picture?.kind !== 'figure') throw new Error(`${slug} has no figure`)
  return picture.mark
}

it.each(languages)('draws how far a price may go in a session, with the limits that the text names (%s)', (locale) => {
  const product = chartOf('giao-dich-co-phieu', locale)
  const guide = chartOf('gia-tran-gia-san', locale)
  if (product?.kind !== 'bands' || guide?.kind !== 'bands') throw new Error('no bands')
  expect(product.bands.map(({ label, low, high }) => [label, low, high])).toEqual([
    ['HOSE', '−7%', '+7%'],
    ['HNX', '−10%', '+10%'],
    ['UPCoM', '−15%', '+15%'],
  ])
  expect(guide.bands.map(({ low, high }) => `${low} ${high}`.replaceAll(/[.,]/g, ''))).toEqual([
    '22600 26000',
    '21900 26700',
    '20700 27900',
  ])
})

it.each(languages)('draws a contract’s gain or loss at its multiplier (%s)', (locale) => {
  const chart = chartOf('chung-khoan-phai-sinh', locale)
  if (chart?.kind !== 'gains') throw new Error('no gains')
  const inMillions = locale === 'ko' ? 100 : 1
  for (const { label, value } of chart.bars) {
    const points = Number.parseInt(label.replace('−', '-'), 10)
    expect(value / inMillions).toBe((points * 100_000) / 1_000_000)
  }
})

it.each(languages)('draws what a warrant pays, less its price (%s)', (locale) => {
  const chart = chartOf('chung-quyen-co-bao-dam', locale)
  if (chart?.kind !== 'payoff') throw new Error('no payoff')
  expect(chart.ratio).toMatch(/ 5:1$/)
  for (const { price, value } of chart.points) {
    const paid = Math.max(0, (price - 25_000) / 5)
    expect(value).toBe(((paid - 1000) / 1000) * 100)
  }
})

it.each(languages)('draws the interest of a bond at its rate until its end (%s)', (locale) => {
  const chart = chartOf('trai-phieu-doanh-nghiep', locale)
  if (chart?.kind !== 'payments') throw new Error('no payments')
  expect(chart.times.map(({ value }) => value)).toEqual([6, 12, 18, 24, 30, 36])
  expect(chart.each.value / chart.last.value).toBeCloseTo(0.09 / 2)
})

it.each([
  ['chung-chi-quy-va-etf', 'vi', 100],
  ['chung-chi-quy-va-etf', 'en', 100],
  ['chung-chi-quy-va-etf', 'ko', 100],
  ['mo-tai-khoan-truc-tuyen', 'vi', 8],
  ['mo-tai-khoan-truc-tuyen', 'ko', 8],
] as const)('draws parts that add up to their whole (%s, %s)', (slug, locale, whole) => {
  const chart = chartOf(slug, locale)
  if (chart?.kind !== 'cascade') throw new Error('no parts')
  expect(chart.bars.reduce((sum, { value }) => sum + value, 0)).toBe(whole)
})

it.each(languages)('draws the other products and the ratings of a report (%s)', (locale) => {
  const kinds = ['ung-truoc-tien-ban', 'tu-van-dau-tu', 'luu-ky-chung-khoan', 'doc-bao-cao-phan-tich'].map(
    (slug) => chartOf(slug, locale)?.kind,
  )
  expect(kinds).toEqual(['advance', 'columns', 'columns', 'zones'])
})

import { expect, it } from 'vitest'

import { SeedClock } from '../clock'
import { createSeed } from '../seed'
import { tickers } from './firms'
import { sessionAt } from './session'
import { sessionValues } from './session-values'
import { words } from './words'

const now = new Date('2026-11-20T10:00:00+07:00')
const clock = new SeedClock(now)
const seed = createSeed(now)
const written = [...seed.marketNews, ...seed.reports]

it('has a hundred shares and a plausible move in every session', () => {
  const sessions = Array.from({ length: 80 }, (_, back) => sessionAt(clock, back))
  expect(sessions.filter(({ advances, declines, unchanged }) => advances + declines + unchanged !== 100)).toEqual([])
  expect(sessions.filter(({ change }) => Math.abs(change) > 3 || change === 0)).toEqual([])
})

it('gives the same figures on any day, under the date of that day', () => {
  const later = new SeedClock(new Date('2027-03-10T10:00:00+07:00'))
  const [today, then] = [sessionAt(clock, 3), sessionAt(later, 3)]
  expect({ ...then, day: today.day }).toEqual(today)
  expect(then.day).not.toBe(today.day)
})

it('sums up a week from the close of the week before', () => {
  const { weekChange, weekDirection, weekForeigners } = sessionValues(clock, 0, 5, 'en')
  const change = (sessionAt(clock, 0).index / sessionAt(clock, 4).previous - 1) * 100
  expect(weekChange).toBe(words.en.percent(change))
  expect(weekDirection).toBe(change > 0 ? 'up' : 'down')
  expect(weekForeigners).toBe('sell')
})

it('writes amounts as each language counts them', () => {
  expect(words.vi.amount(24_650)).toBe('24.650 tỷ đồng')
  expect(words.en.amount(24_650)).toBe('VND 24.65 trillion')
  expect(words.en.amount(315)).toBe('VND 315 billion')
  expect(words.ko.amount(24_650)).toBe('24조 6,500억 동')
})

it('names the quarter that ended before a day', () => {
  expect(words.vi.quarterBefore('2026-11-20')).toBe('quý III/2026')
  expect(words.en.quarterBefore('2027-01-04')).toBe('the fourth quarter of 2026')
  expect(words.en.shortQuarter('2026-11-20', 0)).toBe('Q3 2026')
  expect(words.ko.shortQuarter('2026-11-20', 3)).toBe('4Q25')
})

/** Abbreviations of three capitals in brackets that are no tickers. */
const abbreviations = new Set(['VND', 'NIM', 'EPS'])

it('mentions made-up firms only', () => {
  const texts = written.flatMap(({ content }) => Object.values(content))
  const mentioned = texts.flatMap((text) => [...text.matchAll(/\(([A-Z]{3})[),]/g)].map(([, ticker = '']) => ticker))
  const known = new Set([...tickers, ...abbreviations])
  expect(mentioned.length).toBeGreaterThan(20)
  expect(mentioned.filter((ticker) => !known.has(ticker))).toEqual([])
})

it('does not speak of stock, orders or freight of a bank', () => {
  const banks = written.filter(({ slug }) => ['doanh-nghiep-9', 'nganh-5', '5059-dong-giang-margin'].includes(slug))
  expect(banks).toHaveLength(3)
  const foreign = /tồn kho|đơn hàng|nguyên liệu|inventor|freight|raw material|재고|운임|원재료/i
  expect(banks.filter(({ content }) => Object.values(content).some((text) => foreign.test(text)))).toEqual([])
})

import { expect, it } from 'vitest'

import { rates } from '@/lib/domain/company/rates'
import { marginAt, marginExample, priceAtRatio } from '@/lib/domain/margin/margin-loan'

import { createSeed } from '../seed/seed'
import { drawingOf } from './drawing-of'
import { standingDrawing } from './standing-figures'
import { cellsOf, tablesIn } from './tables'

const seed = createSeed(new Date('2026-11-20T09:00:00+07:00'))
const languages = ['vi', 'en', 'ko'] as const

it.each(languages)('has the points of warnings and call on their lines (%s)', (locale) => {
  const post = seed.posts.find(({ slug }) => slug === 'giao-dich-ky-quy')
  const picture = post && drawingOf(post, locale)
  if (picture?.kind !== 'fall') throw new Error('no fall')
  expect(picture.points.map(({ ratio }) => ratio)).toEqual([50, 44.4, 40, 35, 30])
  const loan = { own: 100, loan: 100, bought: 100 }
  for (const { fall, ratio } of picture.points) expect(marginAt(loan, 100 - fall).ratio * 100).toBeCloseTo(ratio, 1)
})

it.each(languages)('works out the ratio of a loan from the amounts that it draws (%s)', (locale) => {
  const post = seed.posts.find(({ slug }) => slug === 'ty-le-ky-quy')
  const picture = post && drawingOf(post, locale)
  if (picture?.kind !== 'loan') throw new Error('no loan')
  expect(picture.states.map(({ ratio }) => ratio.value)).toEqual([50, 30])
  for (const { loan, own, ratio } of picture.states) {
    expect((own.value / (own.value + loan.value)) * 100).toBeCloseTo(ratio.value, 1)
  }
})

it.each(languages)('calls each part borrowed after the fall and in the session that the guide says (%s)', (locale) => {
  const content = seed.posts.find(({ slug }) => slug === 'ty-le-ky-quy')?.content[locale] ?? ''
  const [, ...rows] = cellsOf(tablesIn(content).at(-1) ?? '')
  const { bought } = marginExample
  const falls = rows.map(([part = '', fall = '', counted = '']) => {
    const loan = Number(/\d+/.exec(part)?.[0])
    const called = priceAtRatio({ own: 100 - loan, loan, bought }, rates.marginMaintenance)
    expect(Number.parseFloat(fall.replace('−', '-').replace(',', '.'))).toBeCloseTo(100 * (called / bought - 1), 1)
    const sessions = Math.ceil(Math.log(called / bought) / Math.log(0.93))
    expect(Number(counted)).toBe(sessions)
    return { loan, sessions }
  })
  expect(falls.map(({ loan }) => loan)).toEqual([50, 40, 30])
  const [, said = ''] = /<p>([^<]*HOSE[^<]*)<\/p>/.exec(content) ?? []
  for (const { loan, sessions } of [falls[0], falls[2]].filter((each) => each !== undefined)) {
    expect(said).toMatch(new RegExp(`${loan}%`))
    expect(said).toMatch(new RegExp(String.raw`\b${sessions}\b|${sessions}번`))
  }
})

it.each(languages)('compares the interest on a loan with a session at the floor (%s)', (locale) => {
  const content = seed.posts.find(({ slug }) => slug === 'giao-dich-ky-quy')?.content[locale] ?? ''
  const [, ...rows] = cellsOf(tablesIn(content).at(-1) ?? '')
  const { bought } = marginExample
  expect(rows).toHaveLength(3)
  for (const [index, [name = '', said = '']] of rows.entries()) {
    const numbers = (name.replace(/(?<=\d),(?=\d)/, '.').match(/[\d.]+/g) ?? []).map(Number)
    // The session first; as much is borrowed as put in.
    const part = index === 0 ? 0.07 : (rates.margin * (numbers[0] ?? 0)) / 365 / 2
    expect(numbers.at(-1)).toBeCloseTo(part * 100, 2)
    expect(Number(said.replace(/[.,]/, ''))).toBe(Math.round(bought * part))
  }
})

it.each(languages)('shows in the app the call that its guide is about (%s)', (locale) => {
  const content = seed.posts.find(({ slug }) => slug === 'ty-le-ky-quy')?.content[locale]
  const picture = standingDrawing('goi-bo-sung', locale, () => undefined)
  if (picture?.kind !== 'call') throw new Error('no call')
  for (const { number } of [picture.ratio, picture.missing]) expect(content).toContain(number)
})

it.each(languages)(
  'shows in the app the order whose costs the post about the days without commission says (%s)',
  (locale) => {
    const content = seed.posts.find(({ slug }) => slug === 'mien-phi-giao-dich-90-ngay')?.content[locale]
    const picture = standingDrawing('lenh-dau-tien', locale, () => undefined)
    if (picture?.kind !== 'call') throw new Error('no order')
    for (const each of [picture.ratio, picture.rows[0], picture.rows[2], picture.missing])
      expect(content).toContain(each?.number)
  },
)

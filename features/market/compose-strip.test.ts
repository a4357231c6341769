import { createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'

import type { MarketSession } from '@/lib/backends/market/mappers'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi_ from '@/messages/vi.json'

import { composeStrip } from './compose-strip'

const messages = { vi: vi_, en, ko }

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: Locale; namespace: 'market' }) =>
    createTranslator({ locale, namespace, messages: messages[locale] }),
}))

const at = (text: string) => new Date(`${text}:00+07:00`)

const session: MarketSession = {
  asOf: at('2026-11-20T14:38'),
  isDemonstration: true,
  phase: 'closing',
  phaseEndsAt: at('2026-11-20T14:45'),
  turnover: 24_650e9,
  indices: [{ code: 'SN100', value: 1748.32, change: 12.33, changeShare: 0.0071, points: [1736, 1748.32] }],
}

it('says the clock and the figures in each language', async () => {
  const strips = await Promise.all(locales.map((locale) => composeStrip(session, locale, at('2026-11-20T14:39'))))
  expect(strips.map(({ clock }) => clock)).toEqual([
    'Phiên 20/11, ATC còn 6 phút',
    '20 Nov session · ATC, 6 minutes left',
    '11.\u00A020. 종가 동시호가, 6분 남음',
  ])
  expect(strips.map(({ cells }) => cells[0]?.spoken)).toEqual([
    'SN100: 1.748,32 điểm, tăng 0,71%',
    'SN100: 1,748.32 points, up 0.71%',
    'SN100: 1,748.32포인트, 0.71% 상승',
  ])
})

it('says of which session the figures are while it lasts', async () => {
  const going = {
    ...session,
    phase: 'continuous',
    phaseEndsAt: at('2026-11-20T11:30'),
    asOf: at('2026-11-20T10:00'),
  } as const
  const strips = await Promise.all(locales.map((locale) => composeStrip(going, locale, at('2026-11-20T10:01'))))
  expect(strips.every(({ isTrading }) => isTrading)).toBe(true)
  expect(strips.map(({ clock }) => clock)).toEqual([
    'Phiên 20/11, đến 11:30',
    '20 Nov session, until 11:30',
    '11.\u00A020. 장중, 11:30까지',
  ])
})

it('names the day of the next session', async () => {
  const closed = { ...session, phase: 'closed', phaseEndsAt: at('2026-11-23T09:00') } as const
  const strip = await composeStrip(closed, 'vi', at('2026-11-20T20:00'))
  expect(strip.clock).toBe('Đóng cửa 20/11, mở lại 9:00 thứ Hai')
  expect(strip.pollSeconds).toBe(120)
  expect(strip.isTrading).toBe(false)
})

it.each([
  ['the phase is over', at('2026-11-20T14:47')],
  ['the figures are old', at('2026-11-20T14:44')],
])('tells the time of the figures when %s', async (_, now) => {
  expect((await composeStrip(session, 'vi', now)).clock).toBe('Số liệu lúc 14:38')
})

it('leaves out what the source does not say', async () => {
  const bare = { ...session, phaseEndsAt: null, turnover: null, indices: [] }
  expect(await composeStrip(bare, 'en', at('2026-11-20T14:39'))).toMatchObject({
    clock: 'Closing auction (ATC)',
    cells: [],
  })
})

it('names the currency of the traded value in English', async () => {
  const strip = await composeStrip(session, 'en', at('2026-11-20T14:39'))
  expect(strip.cells.at(-1)?.value).toBe('VND\u00A024.7\u00A0trillion')
})

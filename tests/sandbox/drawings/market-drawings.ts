import type { Locale } from '@/lib/platform/i18n/locales'

import { dayWalk, walkOf } from '../seed/market/day-walk'
import { sessionHours } from '../seed/market/trading-day'
import type { Session } from '../seed/market/trading-session'
import { words } from '../seed/market/words'
import type { Drawing } from './drawing'

const index = 'SN100'

export const texts = {
  vi: {
    price: 'Giá',
    target: 'Mục tiêu',
    against: 'tới mục tiêu',
    issued: 'từ giá',
    average: 'tỷ mỗi phiên',
    each: 'mỗi phiên',
    note: 'Dữ liệu minh họa',
    reference: 'Tham chiếu',
    points: 'điểm',
    others: (count: number) => `${count} mã còn lại`,
  },
  en: {
    price: 'Price',
    target: 'Target',
    against: 'to target',
    issued: 'at publication',
    average: 'VND bn a session',
    each: 'a session',
    note: 'Illustrative data',
    reference: 'Prev. close',
    points: 'points',
    others: (count: number) => `${count} others`,
  },
  ko: {
    price: '주가',
    target: '목표가',
    against: '상승여력',
    issued: '발간일 기준',
    average: '십억 동, 하루 평균',
    each: '하루 평균',
    note: '예시 데이터',
    reference: '전일 종가',
    points: '포인트',
    others: (count: number) => `나머지 ${count}종목`,
  },
} as const

/** A day as an axis names it: 23/11, 23 Nov, 11. 23. */
export const dayOf = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: locale === 'en' ? 'short' : 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

/** How many shares rose, stayed and fell, in words. */
const breadthWords: Readonly<Record<Locale, readonly [up: Count, same: Count, down: Count]>> = {
  vi: [(count) => `${count} tăng`, (count) => `${count} đứng giá`, (count) => `${count} giảm`],
  en: [(count) => `${count} up`, (count) => `${count} flat`, (count) => `${count} down`],
  ko: [(count) => `상승 ${count}`, (count) => `보합 ${count}`, (count) => `하락 ${count}`],
}

/** An average of VND billion, for pictures that have no room for what it counts. */
const shortAverage: Readonly<Record<Locale, (billions: number) => string>> = {
  vi: (billions) => `${words.vi.number(billions)} tỷ`,
  en: (billions) => `VND ${words.en.number(billions / 1000, 1)} tn`,
  ko: (billions) => `${words.ko.number(billions / 1000, 1)}조 동`,
}

type Count = (count: number) => string

/** The session whose close a text is about, which is not that of a market strip. */
const closeOf = {
  vi: (day: string) => `Phiên ${day}`,
  en: (day: string) => `Close of ${day}`,
  ko: (day: string) => `${day} 종가`,
} as const satisfies Record<Locale, (day: string) => string>

/** The colour in which boards of the language show a rise. */
export const riseIn = (locale: Locale): 'green' | 'red' => (locale === 'ko' ? 'red' : 'green')

/** Points of a session's line; more would not fit into the picture's bytes. */
const pointsOfWay = 26

/** Downsamples a line, keeping some of its own points. */
function inPoints(values: readonly number[], count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const at = (index * (values.length - 1)) / (count - 1)
    const [before, after] = [values[Math.floor(at)] ?? 0, values[Math.ceil(at)] ?? 0]
    return before + (after - before) * (at % 1)
  })
}

/**
 * @param sessions up to the one that the text is about, newest first
 * @param moved points that the text says shares gave the index
 */
export function drawingOfSession(
  title: string,
  sessions: readonly Session[],
  locale: Locale,
  moved?: Readonly<Record<string, number>>,
): Extract<Drawing, { kind: 'session' }> | null {
  const [session] = sessions
  if (session === undefined) return null
  const { change, advances, unchanged, declines, day } = session
  const { number, signed } = words[locale]
  const [up, same, down] = breadthWords[locale]
  return {
    kind: 'session',
    title,
    figure: { number: signed(change), label: `${index} ${number(session.index, 2)}` },
    index,
    isRising: change > 0,
    rise: riseIn(locale),
    day: dayOf(day, locale),
    session: closeOf[locale](dayOf(day, locale)),
    values: inPoints(dayWalk(walkOf(index, day), [session.previous, session.index], 2), pointsOfWay),
    close: number(session.index, 2),
    note: texts[locale].note,
    reference: { label: texts[locale].reference, text: number(session.previous, 2) },
    hours: sessionHours,
    ...(moved === undefined ? {} : { contributions: contributionsOf(session, moved, locale) }),
    breadth: { advances, unchanged, declines, said: [up(advances), same(unchanged), down(declines)] },
  }
}

/** The points of some shares, and of all others together, of the change of the index. */
function contributionsOf(session: Session, moved: Readonly<Record<string, number>>, locale: Locale) {
  const { number } = words[locale]
  const { points, others } = texts[locale]
  const change = session.index - session.previous
  const named = Object.entries(moved)
  const rest = named.reduce((left, [, value]) => left - value, change)
  const count = session.advances + session.unchanged + session.declines - named.length
  return {
    change: `${change < 0 ? '−' : '+'}${number(Math.abs(change), 2)} ${points}`,
    parts: [
      ...named.map(([label, value]) => ({ label, value, text: number(value, 2) })),
      { label: others(count), value: rest, text: number(rest, 2) },
    ],
  }
}

/** @param week its sessions, newest first */
export function drawingOfWeek(title: string, week: readonly Session[], locale: Locale): Drawing | null {
  const [last] = week
  const first = week.at(-1)
  if (last === undefined || first === undefined) return null
  const { number, signed } = words[locale]
  const change = (last.index / first.previous - 1) * 100
  return {
    kind: 'line',
    title,
    change: { tone: change < 0 ? 'd' : 'u', rise: riseIn(locale) },
    figure: {
      number: signed(change),
      label: `${index} ${number(last.index, 2)}`,
    },
    from: first.previous,
    points: week
      .toReversed()
      .map((session) => ({ label: dayOf(session.day, locale), value: session.index, text: number(session.index, 2) })),
  }
}

/**
 * How much was traded in each session of a week, for its report; news about the same week draw where the index went.
 * @param week its sessions, newest first
 */
export function drawingOfTurnover(title: string, week: readonly Session[], locale: Locale): Drawing | null {
  if (week.length === 0) return null
  const { number } = words[locale]
  const average = Math.round(week.reduce((sum, { turnover }) => sum + turnover, 0) / week.length)
  return {
    kind: 'columns',
    title,
    figure: { number: number(average), label: texts[locale].average },
    short: { number: shortAverage[locale](average), label: texts[locale].each },
    columns: week
      .toReversed()
      .map(({ day, turnover }) => ({ label: dayOf(day, locale), value: turnover, text: number(turnover) })),
  }
}

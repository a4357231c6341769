import type { Locale } from '@/lib/platform/i18n/locales'

import { chartOfName } from '../seed/charts/chart'
import type { SeedPost } from '../seed/types'
import type { Drawing } from './drawing'
import { callOfLoan } from './call-of-loan'
import { messageOf } from './false-message'
import { firstOrder } from './first-order'
import { dayOf } from './market-drawings'

type FindPost = (slug: string) => SeedPost | undefined

/** Pictures that are no post's cover: of a recurring service, of a post that has another one, or in the text of a post. */
const standing: Readonly<Record<string, (find: FindPost, locale: Locale) => Drawing | null>> = {
  'ban-tin-moi-sang': (find, locale) => noteOf(find('ban-tin-ngay-7'), locale),
  'goi-bo-sung': (_, locale) => callOfLoan(locale),
  'lenh-dau-tien': (_, locale) => firstOrder(locale),
  'tin-nhan-mao-danh': (find, locale) => messageOf(find('canh-bao-mao-danh'), locale),
}

/** The day of a note as its front page names it. */
const headings: Readonly<Record<Locale, (index: string, day: string) => string>> = {
  vi: (index, day) => `${index} · Bản tin ${day}`,
  en: (index, day) => `${index} · Note of ${day}`,
  ko: (index, day) => `${index} · ${day} 리포트`,
}

/** The front page of the latest daily note: the levels that the chart in its text names. */
function noteOf(note: SeedPost | undefined, locale: Locale): Drawing | null {
  const [, name = ''] = /\/media\/charts\/([\w-]+)\.svg/.exec(note?.content[locale] ?? '') ?? []
  const chart = chartOfName(name)
  if (note === undefined || chart === undefined || chart.levels.length === 0) return null
  const [day, time] = [note.publishedAt.slice(0, 10), note.publishedAt.slice(11, 16)]
  return {
    kind: 'note',
    title: note.title[locale] ?? note.title.vi,
    heading: headings[locale](chart.series[0]?.name ?? '', dayOf(day, locale)),
    time: time.replace(/^0/, ''),
    levels: chart.levels
      .toSorted((a, b) => b.to - a.to)
      .map(({ from, to, number, name: said }) => ({ number, name: said, isRange: from !== to })),
  }
}

/** The names of these pictures. */
export const standingNames: readonly string[] = Object.keys(standing)

/** The picture of a highlight in a language; null for other names. */
export function standingDrawing(name: string, locale: Locale, find: FindPost): Drawing | null {
  return standing[name]?.(find, locale) ?? null
}

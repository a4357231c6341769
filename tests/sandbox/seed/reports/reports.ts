import { seededRandom } from '@/lib/platform/random/seeded-random'

import type { SeedClock } from '../clock'
import { callout, coverPath, paragraphs } from '../html'
import { firms } from '../market/firms'
import { indexOn, sessionOf, type SeedLocale, type Session } from '../market/session'
import type { Story } from '../market/topic'
import type { Localized, ReportKind, SeedReport, Translated } from '../types'
import type { ReportFacts } from './wording'
import { wordingEn } from './wording-en'
import { wordingKo } from './wording-ko'
import { wordingVi } from './wording-vi'

const wordings = { vi: wordingVi, en: wordingEn, ko: wordingKo } as const

interface Plan {
  kind: ReportKind
  categoryId: number
  /** How many there are in each language; the newest ones are the translated ones. */
  count: Readonly<Record<SeedLocale, number>>
  /** Business days between two of them. */
  every: number
  offset: number
  time: string
  slug: string
}

const plans: readonly Plan[] = [
  {
    kind: 'daily',
    categoryId: 1442,
    count: { vi: 20, en: 6, ko: 2 },
    every: 1,
    offset: 0,
    time: '08:15',
    slug: 'ban-tin-ngay',
  },
  {
    kind: 'weekly',
    categoryId: 1443,
    count: { vi: 12, en: 4, ko: 2 },
    every: 5,
    offset: 1,
    time: '16:30',
    slug: 'bao-cao-tuan',
  },
  {
    kind: 'strategy',
    categoryId: 1444,
    count: { vi: 8, en: 4, ko: 1 },
    every: 21,
    offset: 6,
    time: '10:00',
    slug: 'chien-luoc',
  },
  {
    kind: 'sector',
    categoryId: 1445,
    count: { vi: 10, en: 4, ko: 1 },
    every: 9,
    offset: 3,
    time: '14:00',
    slug: 'nganh',
  },
  {
    kind: 'company',
    categoryId: 1446,
    count: { vi: 16, en: 6, ko: 2 },
    every: 6,
    offset: 2,
    time: '15:00',
    slug: 'doanh-nghiep',
  },
]

const disclaimer: Translated = {
  vi: 'Dữ liệu minh họa. Báo cáo chỉ để tham khảo, không phải lời khuyên mua bán chứng khoán.',
  en: 'Illustrative data. This report is for information only and is not advice to buy or sell securities.',
  ko: '예시 데이터입니다. 본 보고서는 참고용이며 증권 매매 권유가 아닙니다.',
}

const indexLabel: Translated = { vi: 'VN-Index (điểm)', en: 'VN-Index (points)', ko: 'VN지수(포인트)' }

/** Closing price of the firm of a session, VND: a level of its own that moves with the index. */
function priceOf({ firm, index }: Session): number {
  const level = 12 + seededRandom(firm.ticker)() * 60
  return Math.round((level * index) / 126) * 100
}

function report(plan: Plan, order: number, id: number, clock: SeedClock): SeedReport {
  const back = plan.kind === 'weekly' ? clock.weekEnd(order) : plan.offset + order * plan.every
  const number = plan.count.vi - order
  const slug = `${plan.slug}-${number}`
  // What is out before the close, 15:00, speaks of the session before.
  const spokenOf = plan.time < '15:00' ? back + 1 : back
  const day = sessionOf(clock.dayBefore(spokenOf), slug)
  // Firms take turns, so that a page of reports covers different ones.
  const session = {
    ...day,
    firm: firms[number % firms.length] ?? day.firm,
    other: firms[(number + 3) % firms.length] ?? day.other,
  }
  const price = priceOf(session)
  const target = Math.round((price * (0.97 + (number % 5) * 0.06)) / 100) * 100
  const facts: ReportFacts = { kind: plan.kind, session, number, price, target }
  const stories = (['vi', 'en', 'ko'] as const)
    .filter((locale) => order < plan.count[locale])
    .map((locale) => ({ locale, story: wordings[locale][plan.kind](facts) }))
  const each = <Part>(part: (story: Story, locale: SeedLocale) => Part): { vi: Part; en?: Part; ko?: Part } => ({
    vi: part(wordings.vi[plan.kind](facts), 'vi'),
    ...Object.fromEntries(stories.map(({ locale, story }) => [locale, part(story, locale)])),
  })
  const text: (part: (story: Story, locale: SeedLocale) => string) => Localized = each
  return {
    id,
    slug,
    categoryId: plan.categoryId,
    kind: plan.kind,
    ...(plan.kind === 'company' ? { ticker: session.firm.ticker } : {}),
    ...(plan.kind === 'company' || plan.kind === 'sector' ? { sector: session.firm.sector } : {}),
    title: text((story) => story.title),
    description: text((story) => story.description),
    content: text((story, locale) => paragraphs(...story.text) + callout(disclaimer[locale])),
    summary: each((story) => story.text),
    cover: coverPath(slug),
    publishedAt: clock.before(back, plan.time),
    author: { vi: 'Trung tâm phân tích Sông Ngân', en: 'Songngan Research', ko: '송응언 리서치센터' },
    pdf: each((_, locale) => `/media/reports/${slug}.${locale}.pdf`),
    pages: 2,
    series: Array.from({ length: 20 }, (_, index) => {
      const date = clock.dayBefore(spokenOf + 19 - index)
      return { date, value: Math.round(indexOn(date) * 100) / 100 }
    }),
    seriesLabel: indexLabel,
  }
}

/** Sixty-six reports in Vietnamese, 24 of them in English and 8 in Korean. */
export function reports(clock: SeedClock): readonly SeedReport[] {
  return plans.flatMap((plan, index) =>
    Array.from({ length: plan.count.vi }, (_, order) => report(plan, order, 3000 + index * 100 + order, clock)),
  )
}

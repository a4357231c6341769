import { z } from '@/lib/platform/zod/zod'
import { seededRandom } from '@/lib/platform/random/seeded-random'

import { categorySchema } from '../categories'
import type { SeedClock } from '../clock'
import { coverPath } from '../cover-path'
import { inLanguages, mapLocalized, translatedSchema } from '../files/localized'
import { toHtml } from '../files/markdown'
import { readDocument, readDocuments } from '../files/read-content'
import { fillTemplate } from '../files/template'
import { firms } from '../market/firms'
import { indexOn, sessionOf, words, type Session } from '../market/session'
import { sessionValues } from '../market/session-values'
import { storyFields, tellStory } from '../story'
import type { SeedReport } from '../types'

/** A kind of report: its texts, and when it is published. */
const kindSchema = z.strictObject({
  ...storyFields,
  slug: z.enum(['daily', 'weekly', 'strategy', 'sector', 'company']),
  category: categorySchema,
  /** Id of the newest report; older ones count up. */
  firstId: z.int(),
  slugPrefix: z.string(),
  /** How many there are in each language; the newest ones are the translated ones. */
  count: z.strictObject({ vi: z.int(), en: z.int(), ko: z.int() }),
  /** Business days between two of them. */
  daysBetween: z.int().positive(),
  firstDaysAgo: z.int().nonnegative(),
  time: z.iso.time({ precision: -1 }),
  /** `{variant}` takes turns from 0 to one less. */
  variants: z.int().positive().default(1),
})

type ReportKind = z.output<typeof kindSchema>

const kinds = readDocuments('reports/kinds', kindSchema).toSorted((a, b) => a.firstId - b.firstId)

/** What every report has: its paragraphs and a note. */
const frame = readDocument(
  'reports/report.md',
  z.strictObject({ slug: z.string(), author: translatedSchema, series: translatedSchema, body: translatedSchema }),
)

/** Closing price of the firm of a session, VND: a level of its own that moves with the index. */
function priceOf({ firm, index }: Session): number {
  const level = 12 + seededRandom(firm.ticker)() * 60
  return Math.round((level * index) / 126) * 100
}

/** The session that a report was written on. Firms take turns, so that a page of reports covers different ones. */
function sessionFor(day: string, slug: string, issue: number): Session {
  const session = sessionOf(day, slug)
  return {
    ...session,
    firm: firms[issue % firms.length] ?? session.firm,
    other: firms[(issue + 3) % firms.length] ?? session.other,
  }
}

function storiesOf(kind: ReportKind, order: number, issue: number, session: Session) {
  const price = priceOf(session)
  const target = Math.round((price * (0.97 + (issue % 5) * 0.06)) / 100) * 100
  return inLanguages(
    (locale) => order < kind.count[locale],
    (locale) =>
      tellStory(kind, locale, {
        ...sessionValues(session, locale),
        issue: String(issue),
        variant: String(issue % kind.variants),
        price: words[locale].number(price),
        target: words[locale].number(target),
        upside: words[locale].signed((target / price - 1) * 100),
        rating: target > price ? 'buy' : 'hold',
      }),
  )
}

function report(kind: ReportKind, order: number, clock: SeedClock): SeedReport {
  const { slug: name, time, category } = kind
  const back = name === 'weekly' ? clock.weekEnd(order) : kind.firstDaysAgo + order * kind.daysBetween
  // Counts down within its kind: 1 is the oldest.
  const issue = kind.count.vi - order
  const slug = `${kind.slugPrefix}-${issue}`
  // A report published before the close, 15:00, is about the session before.
  const sessionBack = time < '15:00' ? back + 1 : back
  const session = sessionFor(clock.dayBefore(sessionBack), slug, issue)
  const stories = storiesOf(kind, order, issue, session)
  return {
    id: kind.firstId + order,
    slug,
    categoryId: category,
    kind: name,
    ...(name === 'company' ? { ticker: session.firm.ticker } : {}),
    ...(name === 'company' || name === 'sector' ? { sector: session.firm.sector } : {}),
    title: mapLocalized(stories, ({ title }) => title),
    description: mapLocalized(stories, ({ description }) => description),
    content: mapLocalized(stories, ({ text }, locale) =>
      toHtml(fillTemplate(frame.body[locale], locale, { text: text.join('\n\n') })),
    ),
    summary: mapLocalized(stories, ({ text }) => text),
    cover: coverPath(slug),
    publishedAt: clock.before(back, time),
    author: frame.author,
    pdf: mapLocalized(stories, (_, locale) => `/media/reports/${slug}.${locale}.pdf`),
    pages: 2,
    series: Array.from({ length: 20 }, (_, index) => {
      const date = clock.dayBefore(sessionBack + 19 - index)
      return { date, value: Math.round(indexOn(date) * 100) / 100 }
    }),
    seriesLabel: frame.series,
  }
}

/** Sixty-six reports in Vietnamese, 24 of them in English and 8 in Korean. */
export function reports(clock: SeedClock): readonly SeedReport[] {
  return kinds.flatMap((kind) => Array.from({ length: kind.count.vi }, (_, order) => report(kind, order, clock)))
}

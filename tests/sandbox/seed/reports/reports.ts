import { z } from '@/lib/platform/zod/zod'

import { categorySchema } from '../categories'
import type { SeedClock } from '../clock'
import { coverPath } from '../cover-path'
import { mapLocalized, translatedSchema } from '../files/localized'
import { toHtml } from '../files/markdown'
import { readDocument, readDocuments } from '../files/read-content'
import { fillTemplate } from '../files/template'
import { datedTextFields, inLanguagesOfTitle, placeText } from '../market/dated-text'
import { sectorSchema, tickerSchema } from '../market/firms'
import { sessionsBefore } from '../market/session'
import { words } from '../market/words'
import type { ReportKind, SeedReport } from '../types'
import { ratingOf, type Rating } from './rating'

const reportSchema = z
  .strictObject({
    ...datedTextFields,
    sector: sectorSchema.optional(),
    /** The firm of a company report, with its prices in VND; `past`: at the end of each month before, oldest first. */
    company: z
      .strictObject({
        ticker: tickerSchema,
        price: z.int().positive(),
        target: z.int().positive(),
        past: z.array(z.int().positive()).optional(),
      })
      .optional(),
  })
  .superRefine(inLanguagesOfTitle)

type ReportDocument = z.output<typeof reportSchema>

const categories: Readonly<Record<ReportKind, string>> = {
  daily: 'ban-tin-ngay',
  weekly: 'bao-cao-tuan',
  strategy: 'bao-cao-chien-luoc',
  sector: 'bao-cao-nganh',
  company: 'bao-cao-doanh-nghiep',
}

const kinds = (Object.keys(categories) as ReportKind[]).map((kind) => ({
  kind,
  categoryId: categorySchema.parse(categories[kind]),
  documents: readDocuments(`reports/${kind}`, reportSchema),
}))

/** The latest report of each firm: the price that it names, in VND, and how many sessions ago. */
export const reportedPrices: ReadonlyMap<string, { readonly price: number; readonly daysAgo: number }> = new Map(
  kinds
    .flatMap(({ documents }) => documents)
    .flatMap(({ company, daysAgo = 0 }) =>
      company ? [{ ticker: company.ticker.ticker, price: company.price, daysAgo }] : [],
    )
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map(({ ticker, ...reported }) => [ticker, reported]),
)

/** What every report ends with: who wrote it, what the ratings mean, and what it is not. */
const frame = readDocument(
  'reports/signature.md',
  z.strictObject({ slug: z.string(), ratings: z.record(z.string(), translatedSchema), body: translatedSchema }),
)

function ratingValues({ price, target }: NonNullable<ReportDocument['company']>, locale: 'vi' | 'en' | 'ko') {
  const rating: Rating = ratingOf(price, target)
  const { number, signed } = words[locale]
  return {
    price: number(price),
    target: number(target),
    upside: signed((target / price - 1) * 100, 1),
    rating: frame.ratings[rating]?.[locale] ?? rating,
  }
}

/** Sessions that the cover of a daily note shows. */
const sessionsDrawn = 20

function report(document: ReportDocument, kind: ReportKind, categoryId: number, clock: SeedClock): SeedReport {
  const { slug, author, company, sector = company?.ticker.sector } = document
  const { publishedAt, session, weekLength, fill } = placeText(document, clock)
  const inReport = (texts: ReportDocument['title']) =>
    fill(texts, (locale) => ({
      noteDate: words[locale].fullDate(publishedAt.slice(0, 10)),
      ...(company === undefined ? {} : ratingValues(company, locale)),
    }))
  const markdown = mapLocalized(inReport(document.body), (text, locale) => {
    const signature = fillTemplate(frame.body[locale], locale, {
      name: author.name[locale],
      title: author.title[locale],
      licence: author.licence,
      email: author.email,
    })
    return `${text}\n\n${signature}`
  })
  return {
    id: document.id,
    slug,
    categoryId,
    kind,
    ...(company === undefined
      ? {}
      : { ticker: company.ticker.ticker, company: { ...company, ticker: company.ticker.ticker } }),
    ...(sector === undefined ? {} : { sector }),
    ...(document.figure === undefined ? {} : { figure: document.figure }),
    title: inReport(document.title),
    description: inReport(document.description),
    content: mapLocalized(markdown, toHtml),
    markdown,
    ...(kind === 'daily' ? { sessions: sessionsBefore(clock, session, sessionsDrawn) } : {}),
    ...(kind === 'weekly' ? { week: sessionsBefore(clock, session, weekLength) } : {}),
    cover: coverPath(slug),
    publishedAt,
    author: author.name,
    pdf: mapLocalized(markdown, (_, locale) => `/media/reports/${slug}.${locale}.pdf`),
  }
}

/** Research reports of all kinds. */
export function reports(clock: SeedClock): readonly SeedReport[] {
  return kinds.flatMap(({ kind, categoryId, documents }) =>
    documents.map((document) => report(document, kind, categoryId, clock)),
  )
}

import { type Locale, locales } from '@/lib/platform/i18n/locales'

import type { Content } from '../wire/content'
import { type PdfFile } from '../pdf/page-flow'
import { reportPdf } from '../seed/reports/report-pdf'
import type { SeedReport } from '../seed/types'

type Files = Partial<Record<Locale, Promise<PdfFile | undefined>>>

const made = new WeakMap<SeedReport, Files>()

/** PDF of a report by the path that the report names; made at the first request and kept. */
export async function reportFile({ seed }: Content, mediaPath: string): Promise<PdfFile | undefined> {
  for (const report of seed.reports) {
    const locale = locales.find((candidate) => report.pdf[candidate] === mediaPath)
    if (locale === undefined) continue
    const files = made.get(report) ?? {}
    made.set(report, files)
    files[locale] ??= reportPdf(report, locale)
    return files[locale]
  }
  return undefined
}

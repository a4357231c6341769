import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { keptPdf } from '../../pdf/kept-pdf'
import { PageFlow, type PdfFile } from '../../pdf/page-flow'
import { writeMarkdown } from '../../pdf/write-markdown'
import { translatedSchema } from '../files/localized'
import { readJson } from '../files/read-content'
import { words } from '../market/words'
import type { SeedReport } from '../types'

/** Wording of the head of each page. */
const copy = readJson('reports/pdf.json', z.strictObject({ brand: translatedSchema, centre: translatedSchema }))

/**
 * The PDF of a report: its text with tables and charts. Undefined where the report does not exist in the language.
 */
export async function reportPdf(report: SeedReport, locale: Locale): Promise<PdfFile | undefined> {
  const title = report.title[locale]
  const text = report.markdown[locale]
  if (title === undefined || text === undefined) return undefined
  const description = report.description[locale] ?? ''
  const { publishedAt } = report
  return keptPdf([title, description, text, publishedAt, copy, locale], async () => {
    const flow = await PageFlow.start({
      title,
      locale,
      published: new Date(publishedAt),
      brand: copy.brand[locale],
      kind: copy.centre[locale],
    })
    flow.text(title, { size: 19, bold: true })
    flow.space(2)
    flow.text(words[locale].fullDate(publishedAt.slice(0, 10)), { size: 10, colour: 'soft' })
    flow.space(8)
    flow.text(description, { size: 12, colour: 'soft' })
    flow.space(8)
    writeMarkdown(flow, text, locale)
    return flow.finish()
  })
}

import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'

import { createSeed } from '../seed'
import { reportPdf } from './report-pdf'

const seed = createSeed(new Date('2026-11-20T10:00:00+07:00'))

async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const document = await getDocument({ data: bytes }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return { pages: document.numPages, text: pages.join(' ').normalize('NFC') }
}

describe('reportPdf', () => {
  it.each(['vi', 'en', 'ko'] as const)('writes two pages of readable text in %s', async (locale) => {
    const report = seed.reports.find(({ title }) => title[locale] !== undefined)
    if (!report) throw new Error('no report')
    const bytes = await reportPdf(report, locale)
    if (!bytes) throw new Error('no PDF')
    const { pages, text } = await textOf(bytes)
    expect(pages).toBe(report.pages)
    for (const word of (report.title[locale] ?? '').split(' ')) expect(text).toContain(word)
    for (const word of (report.summary[locale] ?? []).join(' ').split(' ')) expect(text).toContain(word)
  })

  it('has nothing to give in a language in which the report does not exist', async () => {
    const report = seed.reports.find(({ title }) => title.ko === undefined)
    if (!report) throw new Error('every report is in Korean')
    expect(await reportPdf(report, 'ko')).toBeUndefined()
  })
})

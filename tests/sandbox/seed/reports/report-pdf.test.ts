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

const newest = ['ban-tin-ngay-7', 'bao-cao-tuan-4', 'chien-luoc-4', 'nganh-6', 'doanh-nghiep-9']
const cases = [
  ...newest.map((slug) => ({ slug, locale: 'vi' as const })),
  { slug: 'chien-luoc-4', locale: 'en' as const },
  { slug: 'nganh-6', locale: 'ko' as const },
]

describe('reportPdf', () => {
  it.each(cases)('writes all words of $slug in $locale on several pages', async ({ slug, locale }) => {
    const report = seed.reports.find((each) => each.slug === slug)
    const file = report && (await reportPdf(report, locale))
    if (!file) throw new Error('no PDF')
    const { pages, text } = await textOf(file.bytes)
    expect(pages).toBe(file.pages)
    expect(pages).toBeGreaterThanOrEqual(2)
    const words = (report.markdown[locale] ?? '').replaceAll(
      /\*\*|^(?:#+|[-*>]|\d+\.|> \[!NOTE\]|(?:Table|Bars|Chart|Range|Levels|Formula):) |[|;]/gm,
      ' ',
    )
    const missing = words.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word) && !text.includes(word))
    expect(missing.filter((word) => !/^\[!?NOTE|^-+$/.test(word))).toEqual([])
  })

  it('has nothing to give in a language in which the report does not exist', async () => {
    const report = seed.reports.find(({ title }) => title.ko === undefined)
    if (!report) throw new Error('every report is in Korean')
    expect(await reportPdf(report, 'ko')).toBeUndefined()
  })
})

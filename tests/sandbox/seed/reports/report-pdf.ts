import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import fontkit from '@cantoo/fontkit'
import { PDFDocument, rgb, type PDFFont, type PDFPage } from '@cantoo/pdf-lib'

import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { translatedSchema } from '../files/localized'
import { readJson } from '../files/read-content'
import { words } from '../market/session'
import type { SeedReport } from '../types'
import { wrapLines } from './wrap-lines'

const { resolve } = createRequire(import.meta.url)

const fontFiles = {
  latin: {
    regular: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
    bold: '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
  },
  korean: {
    regular: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
    bold: 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  },
} as const

/** Wording of the layout, by language. */
const copy = readJson(
  'reports/pdf.json',
  z.strictObject({
    brand: translatedSchema,
    centre: translatedSchema,
    summary: translatedSchema,
    figures: translatedSchema,
    day: translatedSchema,
    close: translatedSchema,
    disclaimer: translatedSchema,
    /** Said beside figures that were made up for the demo. */
    illustrative: translatedSchema,
  }),
)

/** A4 in points. */
const page = { width: 595, height: 842, margin: 56 }
const ink = rgb(0.08, 0.09, 0.17)
const soft = rgb(0.37, 0.39, 0.49)
const indigo = rgb(0.16, 0.2, 0.54)
const bronze = rgb(0.78, 0.48, 0.12)

interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

/** Writes wrapped text from `y` down and gives the y below it. */
function write(on: PDFPage, text: string, y: number, font: PDFFont, size: number, color = ink): number {
  // A number and its per-cent sign stay on one line.
  const bound = text.replaceAll(/(\d) %/g, '$1\u00A0%')
  const lines = wrapLines(bound, (line) => font.widthOfTextAtSize(line, size), page.width - 2 * page.margin)
  for (const [index, line] of lines.entries())
    on.drawText(line, { x: page.margin, y: y - index * size * 1.55, font, size, color })
  return y - lines.length * size * 1.55
}

function drawHead(on: PDFPage, locale: Locale, { regular, bold }: Fonts): number {
  on.drawRectangle({ x: 0, y: page.height - 10, width: page.width, height: 10, color: indigo })
  on.drawText(copy.brand[locale], { x: page.margin, y: page.height - 48, font: bold, size: 12, color: indigo })
  const centre = copy.centre[locale]
  const width = regular.widthOfTextAtSize(centre, 10)
  on.drawText(centre, {
    x: page.width - page.margin - width,
    y: page.height - 48,
    font: regular,
    size: 10,
    color: soft,
  })
  return page.height - 92
}

function drawChart(on: PDFPage, series: SeedReport['series'], top: number): number {
  const height = 170
  const values = series.map(({ value }) => value)
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const width = page.width - 2 * page.margin
  const points = values.map((value, index) => ({
    x: page.margin + (width * index) / Math.max(1, values.length - 1),
    y: top - height + ((value - low) / span) * height,
  }))
  for (const share of [0, 0.5, 1]) {
    const y = top - height * share
    on.drawLine({
      start: { x: page.margin, y },
      end: { x: page.margin + width, y },
      thickness: 0.5,
      color: rgb(0.85, 0.85, 0.88),
    })
  }
  for (const [index, end] of points.entries()) {
    const start = points[index - 1]
    if (start) on.drawLine({ start, end, thickness: 1.8, color: bronze })
  }
  return top - height - 24
}

function drawFigures(on: PDFPage, report: SeedReport, locale: Locale, top: number, { regular, bold }: Fonts): number {
  const { number, fullDate } = words[locale]
  const rows = [
    [copy.day[locale], copy.close[locale]],
    ...report.series.slice(-8).map(({ date, value }) => [fullDate(date), number(value, 2)]),
  ]
  for (const [index, [left = '', right = '']] of rows.entries()) {
    const font = index === 0 ? bold : regular
    const y = top - index * 20
    on.drawText(left, { x: page.margin, y, font, size: 10, color: ink })
    const width = font.widthOfTextAtSize(right, 10)
    on.drawText(right, { x: page.width - page.margin - width, y, font, size: 10, color: ink })
    on.drawLine({
      start: { x: page.margin, y: y - 6 },
      end: { x: page.width - page.margin, y: y - 6 },
      thickness: 0.5,
      color: rgb(0.85, 0.85, 0.88),
    })
  }
  return top - rows.length * 20 - 16
}

/**
 * The PDF of a report: two A4 pages of real, selectable text with a chart. Undefined where the report does not exist in
 * the language.
 */
export async function reportPdf(report: SeedReport, locale: Locale): Promise<Uint8Array | undefined> {
  const title = report.title[locale]
  const summary = report.summary[locale]
  if (title === undefined || summary === undefined) return undefined

  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const files = fontFiles[locale === 'ko' ? 'korean' : 'latin']
  const embed = async (file: string): Promise<PDFFont> =>
    document.embedFont(await readFile(resolve(file)), { subset: true })
  const fonts: Fonts = { regular: await embed(files.regular), bold: await embed(files.bold) }
  const published = new Date(report.publishedAt)
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setAuthor(copy.brand[locale])
  document.setLanguage(locale)
  document.setCreationDate(published)
  document.setModificationDate(published)

  const size = [page.width, page.height] as [number, number]
  const first = document.addPage(size)
  let y = write(first, title, drawHead(first, locale, fonts), fonts.bold, 20)
  y = write(first, words[locale].fullDate(report.publishedAt.slice(0, 10)), y - 6, fonts.regular, 10, soft)
  y = write(first, report.description[locale] ?? '', y - 14, fonts.regular, 12, soft)
  y = write(first, copy.summary[locale], y - 18, fonts.bold, 14, indigo)
  for (const text of summary) y = write(first, text, y - 8, fonts.regular, 11)

  const second = document.addPage(size)
  y = write(second, report.seriesLabel[locale], drawHead(second, locale, fonts), fonts.bold, 14, indigo)
  y = drawChart(second, report.series, y - 16)
  y = write(second, `${copy.figures[locale]} (${copy.illustrative[locale]})`, y - 6, fonts.bold, 12, indigo)
  y = drawFigures(second, report, locale, y - 10, fonts)
  write(second, copy.disclaimer[locale], y - 6, fonts.regular, 9, soft)
  return document.save()
}

import type { Content } from '../wire/content'
import { PdfWriter } from '../contract-pdf/writer'

const guideCategory = 6

const words = {
  vi: { note: 'Chứng khoán Sông Ngân · Tài liệu minh họa', listed: 'Các hướng dẫn trên trang web' },
  en: { note: 'Songngan Securities · Illustrative document', listed: 'Guides on the website' },
} as const

/** PDF of a guide file of static content (`guide_otp_en` …), which sums up the guides of the site. */
export async function guideFile(content: Content, code: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const entry = content.seed.staticContent.find((candidate) => candidate.code === code && candidate.type === 'file')
  const locale = entry?.locale
  if (!entry || locale === undefined || locale === 'ko') return undefined
  const writer = await PdfWriter.start()
  writer.document.setTitle(entry.name, { showInWindowTitleBar: true })
  writer.document.setLanguage(locale)
  writer.title(entry.name)
  writer.centred(words[locale].note)
  writer.heading(words[locale].listed)
  for (const { title, description } of content.postsOf(guideCategory)) {
    const [name, text] = [title[locale], description[locale]]
    if (name === undefined) continue
    writer.heading(name)
    if (text !== undefined) writer.paragraph(text)
  }
  return writer.finish(words[locale].note)
}

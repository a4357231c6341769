import { z } from '@/lib/platform/zod/zod'

import { PageFlow, type PdfFile } from '../pdf/page-flow'
import { writeMarkdown } from '../pdf/write-markdown'
import { readJson } from '../seed/files/read-content'
import type { Content } from '../wire/content'

const languages = z.strictObject({ vi: z.string(), en: z.string() })

/** What the guide files hold: chapters, which are guides of the site, under a title and an introduction. */
const guides = readJson(
  'guide-files.json',
  z.strictObject({
    brand: languages,
    edition: languages,
    files: z.record(z.string(), z.strictObject({ intro: languages, chapters: z.array(z.string()).min(1) })),
  }),
)

/**
 * PDF of a guide file of static content (`guide_otp_en` …). Its chapters are the guides themselves, so that file and page
 * never differ. Undefined for a code that is no guide file.
 */
export async function guideFile({ seed }: Content, code: string): Promise<PdfFile | undefined> {
  const entry = seed.staticContent.find((candidate) => candidate.code === code && candidate.type === 'file')
  const guide = guides.files[code.replace(/_(?:vi|en)$/, '')]
  const locale = entry?.locale
  if (!entry || !guide || locale === undefined || locale === 'ko') return undefined
  const chapters = guide.chapters.flatMap((slug) => seed.posts.find((post) => post.slug === slug) ?? [])
  const newest =
    chapters
      .map(({ publishedAt }) => publishedAt)
      .toSorted()
      .at(-1) ?? ''
  const flow = await PageFlow.start({
    title: entry.name,
    locale,
    published: new Date(newest),
    brand: guides.brand[locale],
    kind: entry.name,
  })
  flow.text(entry.name, { size: 22, bold: true })
  flow.space(4)
  flow.text(guides.edition[locale], { size: 10, colour: 'soft' })
  flow.space(8)
  flow.text(guide.intro[locale], { size: 12, colour: 'soft' })
  flow.space(10)
  for (const [index, { title, markdown }] of chapters.entries()) {
    flow.space(10)
    flow.reserve(120)
    flow.text(`${index + 1}. ${title[locale] ?? title.vi}`, { size: 17, bold: true, colour: 'indigo' })
    flow.space(6)
    writeMarkdown(flow, markdown?.[locale] ?? '', locale)
  }
  return flow.finish()
}

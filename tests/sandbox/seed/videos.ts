import { z } from '@/lib/platform/zod/zod'

import type { SeedClock } from './clock'
import { coverPath } from './cover-path'
import { translatedSchema } from './files/localized'
import { readDocuments } from './files/read-content'
import { type Translated } from './types'
import { type SeedVideo, videoGrounds, videoScenes } from './video-types'

/** A line is a paragraph, as in the description of a video platform. */
const inLines = (text: string): string => text.replaceAll(/\n{2,}/g, '\n')

const videoSchema = z.strictObject({
  slug: z.string(),
  daysAgo: z.int().nonnegative(),
  title: translatedSchema,
  /** Missing for a broadcast that has not begun; the site must leave the video out. */
  videoId: z.string().optional(),
  /** `false` for a video without a picture, which the site must leave out too. */
  thumbnail: z.literal(false).optional(),
  /** The word on the thumbnail, at most about ten letters. */
  sign: translatedSchema.optional(),
  /** The figure or the word that a small thumbnail shows, at most about ten letters; one text where it is the same in every language. */
  glance: z.union([z.string(), translatedSchema]).optional(),
  /** What the thumbnail shows, of what the transcript says: `text | label`, with ` · ` between them; one text where it is the same in every language. */
  scene: z
    .strictObject({
      kind: z.enum(videoScenes),
      ground: z.enum(videoGrounds),
      items: z.union([z.string(), translatedSchema]),
    })
    .optional(),
  /** The names of the transcript's paragraphs, with ` · ` between them. */
  parts: translatedSchema.optional(),
  /** What one learns from it, beside the latest video; else a sentence that fits all. */
  about: translatedSchema.optional(),
  /** The transcript; a broadcast that has not begun has none. */
  body: z
    .union([translatedSchema, z.strictObject({})])
    .transform((text) =>
      'vi' in text ? { vi: inLines(text.vi), en: inLines(text.en), ko: inLines(text.ko) } : undefined,
    ),
})

const documents = readDocuments('videos', videoSchema).toSorted((a, b) => a.daysAgo - b.daysAgo)

const description: Translated = {
  vi: 'Video hướng dẫn của Chứng khoán Sông Ngân, có phụ đề tiếng Việt.',
  en: 'A how-to video from Songngan Securities, with subtitles.',
  ko: '송응언증권의 이용 가이드 영상입니다. 자막을 제공합니다.',
}

/** Videos of the company's channel, newest first. */
export function videos(clock: SeedClock): readonly SeedVideo[] {
  return documents.map(({ slug, daysAgo, title, videoId, thumbnail, sign, glance, scene, parts, about, body }) => ({
    id: slug,
    title,
    ...(videoId === undefined ? {} : { videoId }),
    ...(thumbnail === false ? {} : { thumbnail: coverPath(slug) }),
    ...(sign === undefined ? {} : { sign }),
    ...(glance === undefined ? {} : { glance }),
    ...(scene === undefined ? {} : { scene }),
    ...(body === undefined ? {} : { transcript: body }),
    ...(parts === undefined ? {} : { parts }),
    description: about ?? description,
    publishedAt: clock.before(daysAgo, '10:00'),
  }))
}

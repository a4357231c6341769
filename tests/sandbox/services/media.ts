import { brotliCompressSync, gzipSync } from 'node:zlib'

import { locales } from '@/lib/platform/i18n/locales'

import { draw } from '../drawings/draw'
import { drawingOf, drawingOfVideo } from '../drawings/drawing-of'
import { standingDrawing } from '../drawings/standing-figures'
import { chartOfName } from '../seed/charts/chart'
import { chartSvg } from '../seed/charts/chart-svg'
import { coverSvg } from '../seed/cover'
import type { Params, Route } from '../http/routes'
import { notFound } from '../http/wire-error'
import type { Sandbox } from '../sandbox-state'
import { guideFile } from './guide-file'
import { reportFile } from './report-file'

type Draw = (name: string, sandbox: Sandbox) => Promise<Uint8Array<ArrayBuffer> | string | undefined>

const drawings: Readonly<Record<'charts' | 'covers' | 'files' | 'reports', { type: string; draw: Draw }>> = {
  charts: {
    type: 'image/svg+xml',
    draw: async (name) => {
      const chart = chartOfName(/^([\w-]+)\.svg$/.exec(name)?.[1] ?? '')
      return chart && chartSvg(chart)
    },
  },
  covers: {
    type: 'image/svg+xml',
    draw: async (name, { content }) => {
      const [, slug, language] = /^([\w-]+)(?:\.(vi|en|ko))?\.svg$/.exec(name) ?? []
      if (slug === undefined) return undefined
      const post = content.postBySlug(slug) ?? content.marketNews.find((news) => news.slug === slug)
      const locale = locales.find((each) => each === language) ?? 'vi'
      const standing = standingDrawing(slug, locale, (of) => content.postBySlug(of))
      if (standing !== null) return draw(standing)
      if (post !== undefined) {
        const drawing = drawingOf(post, locale)
        return drawing === null ? undefined : draw(drawing)
      }
      const video = content.seed.videos.find(({ id }) => id === slug)
      return video === undefined ? coverSvg(slug, { width: 1200, height: 675 }) : draw(drawingOfVideo(video, locale))
    },
  },
  files: {
    type: 'application/pdf',
    draw: async (name, { content }) => (await guideFile(content, /^([\w-]+)\.pdf$/.exec(name)?.[1] ?? ''))?.bytes,
  },
  reports: {
    type: 'application/pdf',
    draw: async (name, { content }) => {
      return (await reportFile(content, `/media/reports/${name}`))?.bytes
    },
  },
}

/** What browsers accept, smallest first. */
const encodings = ['br', 'gzip'] as const
const compress = { br: brotliCompressSync, gzip: gzipSync } as const

/** Pictures and documents that content refers to; all are drawn at the first request, none is stored. */
export const mediaRoutes: readonly Route[] = Object.entries(drawings).map(([folder, { type, draw }]) => ({
  service: 'media',
  method: 'GET',
  path: `${folder}/{name}`,
  answer: async ({ request }, { name = '' }: Params, sandbox) => {
    const file = await draw(name, sandbox)
    if (file === undefined) throw notFound()
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400', vary: 'accept-encoding' }
    // Pictures are compressed as a CMS would send them; PDF files are compressed inside.
    const accepted = request.headers.get('accept-encoding') ?? ''
    const encoding = encodings.find((each) => accepted.includes(each))
    return typeof file === 'string' && encoding !== undefined
      ? new Response(compress[encoding](file), { headers: { ...headers, 'content-encoding': encoding } })
      : new Response(file, { headers })
  },
}))

import { coverSvg } from '../seed/cover'
import { endpointsOf } from '../http/endpoint'
import { notFound } from '../http/wire-error'
import { guideFile } from './guide-file'
import { reportFile } from './report-file'

const { get } = endpointsOf('media')

const aDay = { 'cache-control': 'public, max-age=86400' }

function pdf(content: Uint8Array): Response {
  return new Response(new Uint8Array(content), { headers: { 'content-type': 'application/pdf', ...aDay } })
}

/** Pictures and documents that content refers to; all are drawn here, none is stored. */
export const mediaEndpoints = [
  get('/covers/:name', (call) => {
    const slug = /^([\w-]+)\.svg$/.exec(call.params['name'] ?? '')?.[1]
    if (slug === undefined) throw notFound()
    const picture = coverSvg(slug, { width: 1200, height: 675 })
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml', ...aDay } })
  }),
  get('/files/:name', async (call, { content }) => {
    const code = /^([\w-]+)\.pdf$/.exec(call.params['name'] ?? '')?.[1] ?? ''
    const file = await guideFile(content, code)
    if (!file) throw notFound()
    return pdf(file)
  }),
  get('/reports/:name', async (call, { content }) => {
    const file = await reportFile(content, `/media/reports/${call.params['name'] ?? ''}`)
    if (!file) throw notFound()
    return pdf(file)
  }),
]

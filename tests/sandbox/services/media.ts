import { coverSvg } from '../seed/cover'
import { endpointsOf } from '../http/endpoint'
import { notFound } from '../http/wire-error'

const { get } = endpointsOf('media')

const aDay = { 'cache-control': 'public, max-age=86400' }

/** Pictures and documents that content refers to; all are drawn here, none is stored. */
export const mediaEndpoints = [
  get('/covers/:name', (call) => {
    const slug = /^([\w-]+)\.svg$/.exec(call.params['name'] ?? '')?.[1]
    if (slug === undefined) throw notFound()
    const picture = coverSvg(slug, { width: 1200, height: 675 })
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml', ...aDay } })
  }),
]

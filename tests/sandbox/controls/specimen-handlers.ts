import { http, type HttpHandler } from 'msw'

import type { Sandbox } from '../sandbox-state'
import { listSpecimens, pictureOf, specimenOf } from '../specimens/store'

/** Specimen cards: the list, the card of any id number, the pictures. */
export function specimenHandlers({ config }: Sandbox, origin = '*'): HttpHandler[] {
  const at = (path: string) => `${origin}/__sandbox__/specimens${path}`
  return [
    http.get(at(''), ({ request }) => Response.json(listSpecimens(new URL(request.url).origin))),
    http.get(at('/:idno'), ({ request, params }) => {
      const specimen = specimenOf(String(params['idno']), new URL(request.url).origin)
      return specimen ? Response.json(specimen) : impossible()
    }),
    http.get(at('/:idno/:file'), async ({ params }) => {
      const side = /^(\w+)\.png$/.exec(String(params['file']))?.[1] ?? ''
      const picture = await pictureOf(config.directory, String(params['idno']), side)
      if (!picture) return impossible()
      return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': 'max-age=3600' } })
    }),
  ]
}

const impossible = () => Response.json({ message: 'No card can bear this id number' }, { status: 404 })

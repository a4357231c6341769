import { http, type HttpHandler } from 'msw'
import { z, type ZodError } from '@/lib/platform/zod/zod'

import { staticContentEntry } from '../wire/static-content'
import { messagesOf } from '../http/read-request'
import type { Sandbox } from '../sandbox-state'
import { faultSchema } from '../state/faults'
import { callWebhook } from './webhook'

const textsSchema = z
  .object({ vi: z.string(), en: z.string(), kr: z.string() })
  .partial()
  // The CMS keeps texts by locale as JSON text.
  .transform((texts) => JSON.stringify(texts))

/** Fields of a static content entry that an editor may change. */
const editSchema = z
  .object({
    content: z.union([z.string(), textsSchema]),
    name: z.string(),
    description: z.string(),
    active: z.union([z.literal(0), z.literal(1), z.boolean().transform((active) => (active ? 1 : 0))]),
  })
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, 'content, name, description or active')

/** Calls with which tests and the sandbox's page control it. They are not journaled. */
export function controlHandlers(sandbox: Sandbox, origin = '*'): HttpHandler[] {
  const at = (path: string) => `${origin}/__sandbox__${path}`
  return [
    http.post(at('/reset'), () => {
      sandbox.reset()
      return done()
    }),
    http.get(at('/outbox'), ({ request }) =>
      Response.json(sandbox.outbox.list(new URL(request.url).searchParams.get('to') ?? undefined)),
    ),
    http.get(at('/faults'), () => Response.json(sandbox.faults.list())),
    http.post(at('/faults'), async ({ request }) => {
      const fault = faultSchema.safeParse(await bodyOf(request))
      if (!fault.success) return refused(fault.error)
      sandbox.faults.add(fault.data)
      return Response.json(fault.data, { status: 201 })
    }),
    http.delete(at('/faults'), () => {
      sandbox.faults.clear()
      return done()
    }),
    http.get(at('/requests'), ({ request }) =>
      Response.json(sandbox.journal.list(new URL(request.url).searchParams.get('service') ?? undefined)),
    ),
    http.get(at('/accounts'), () => Response.json(sandbox.accounts.list())),
    http.get(at('/messages'), () => Response.json(sandbox.messages.list())),
    http.put(at('/static-content/:code'), async ({ request, params }) => {
      const code = String(params['code'])
      const edit = editSchema.safeParse(await bodyOf(request))
      if (!edit.success) return refused(edit.error)
      const { origin: own } = new URL(request.url)
      if (!staticContentEntry(sandbox, code, own)) return Response.json({ message: 'No such code' }, { status: 404 })
      sandbox.edits.save(code, edit.data)
      const webhook = await callWebhook(sandbox.config, ['static-content'], sandbox.now())
      return Response.json({ data: staticContentEntry(sandbox, code, own), webhook })
    }),
  ]
}

const done = () => new Response(null, { status: 204 })

const refused = (error: ZodError) => Response.json({ message: messagesOf(error) }, { status: 422 })

/** Undefined where the body is not JSON, which no schema accepts. */
async function bodyOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

import { createHmac } from 'node:crypto'

import type { Endpoint } from '@/lib/backends/endpoint'
import { mainEndpoints } from '@/lib/backends/main/endpoints'
import type { Env } from '@/lib/platform/env/schema'

import { GatewayError } from './gateway-error'
import type { GuardedCall } from './opening-call'

/** Seconds in which a visitor may take a file back. */
const lifetimeSeconds = 24 * 60 * 60

/** Files of one visitor that can be taken back; a form has one, and may be filled in again. */
const maxMarks = 8

type Settings = Pick<Env, 'OPENING_SECRET' | 'SITE_URL'>

/** A signature of a file's address that only this server can compute. */
function markOf(uri: string, { OPENING_SECRET: secret }: Settings): string {
  return createHmac('sha256', secret).update(`upload ${uri}`).digest('base64url').slice(0, 22)
}

/** WebKit drops `Secure` cookies on addresses without TLS. */
const isSecure = ({ SITE_URL }: Settings) => SITE_URL.startsWith('https:')

const nameOf = (settings: Settings) => (isSecure(settings) ? '__Host-uploads' : 'uploads')

function marksIn(header: string | null, settings: Settings): readonly string[] {
  const start = `${nameOf(settings)}=`
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(start))
  return pair === undefined ? [] : pair.trim().slice(start.length).split('.').filter(Boolean)
}

/**
 * Guards the removal of uploaded files: only the browser that uploaded a file may remove it, for a day. The upload's answer
 * leaves a mark of its address in a cookie that scripts cannot read; the removal must bring it. Null for any other call.
 */
export function guardUpload(request: Request, endpoint: Endpoint, settings: Settings): GuardedCall | null {
  const header = request.headers.get('cookie')
  const idempotencyKey = (sent: string | null) => sent
  if (endpoint === mainEndpoints.removeUpload) {
    return {
      accept({ body }) {
        const { url } = body as { readonly url: string }
        if (!marksIn(header, settings).includes(markOf(url, settings))) throw new GatewayError(403, 'NOT_ALLOWED')
        return body
      },
      idempotencyKey,
      learn: async () => null,
    }
  }
  if (endpoint !== mainEndpoints.uploadCv) return null
  return {
    accept: ({ body }) => body,
    idempotencyKey,
    async learn(answer) {
      const { data } = answer as { readonly data: { readonly uri: string } }
      const marks = [...marksIn(header, settings), markOf(data.uri, settings)].slice(-maxMarks)
      const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure(settings) ? '; Secure' : ''}`
      return `${nameOf(settings)}=${marks.join('.')}; Max-Age=${lifetimeSeconds}; ${attributes}`
    },
  }
}

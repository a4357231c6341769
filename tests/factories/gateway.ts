import { drawChallenge } from '@/lib/backends/gateway/liveness-challenge'
import { type GatewayReport, handleGatewayRequest } from '@/lib/backends/gateway/gateway'
import { openingCookie } from '@/lib/backends/gateway/opening-cookie'
import { IdentityTokens } from '@/lib/backends/gateway/identity-token'
import { applicationHeader } from '@/lib/backends/application-header'
import { withAsked, type Opening } from '@/lib/backends/gateway/opening-state'
import { UploadSlots } from '@/lib/backends/gateway/upload-slots'
import { loadEnv } from '@/lib/platform/env/load'
import { createRateLimiter } from '@/lib/platform/security/rate-limiter'

export const siteUrl = 'https://site.example'

/** The environment of a gateway whose backends do not exist. */
export const gatewaySettings = {
  SITE_URL: siteUrl,
  MAIN_API_URL: 'http://main.test/api',
  NEWS_API_URL: 'http://news.test',
  VIDEO_API_URL: 'http://video.test',
  ACCOUNT_API_URL: 'http://account.test',
  TRADING_API_URL: 'http://trading.test/base',
  EKYC_API_URL: 'http://ekyc.test',
  IDENTITY_API_URL: 'http://identity.test',
  BANK_LIST_API_URL: 'http://banks.test',
  PAYMENT_APP_API_URL: 'http://payment.test',
  OTP_ACCESS_KEY: 'otp-access-key-of-the-test',
  IDENTITY_CLIENT_ID: 'client-id-of-the-test',
  IDENTITY_CLIENT_SECRET: 'client-secret-of-the-test',
  REVALIDATE_SECRET: 'revalidate-secret-of-the-test-0123456789',
  OPENING_SECRET: 'opening-secret-of-the-test-0123456789abcdef',
  FOUNDER_POST_ID: '1',
}

export const testEnv = loadEnv(gatewaySettings)

export const pngHead = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const at = Math.floor(Date.now() / 1000)

const proven: Opening = {
  id: '5d6f0a3c-8a1b-4b0e-9a52-0d7f6c1e2b34',
  application: '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01',
  sms: { transaction: 'sms-1', recipient: '', at },
  email: { transaction: 'email-1', recipient: '', at },
  request: 'request-1',
  card: { ocrId: 'o1', at, idNumber: '001199999999', fullName: 'NGUYỄN THỊ MẪU' },
  face: at,
  live: at,
  approved: at,
}

/** An opening in which everything was confirmed just now, up to the account number; the code of transaction `t` was sent. */
export const provenOpening: Opening = { ...proven, ...withAsked(proven, 't') }

type Call = {
  readonly method?: string
  readonly json?: unknown
  readonly form?: FormData
  readonly body?: string
  readonly contentType?: string
  /** What the cookie of the browser holds; everything confirmed, unless given. */
  readonly opening?: Opening
  /** An empty value takes a header away. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A gateway with counts and a token of its own, called as a page of the site would. */
export function gatewayForTest(
  extra: Record<string, string> = {},
  report: (report: GatewayReport) => void = () => {},
  now?: () => Date,
) {
  const env = loadEnv({ ...gatewaySettings, ...extra })
  const cookie = openingCookie(env)
  const limiter = createRateLimiter({ limits: env.RATE_LIMITS, secret: env.REVALIDATE_SECRET })
  const uploads = new UploadSlots(env.MAX_UPLOADS)
  const tokens = new IdentityTokens({
    baseUrl: env.IDENTITY_API_URL,
    clientId: env.IDENTITY_CLIENT_ID,
    clientSecret: env.IDENTITY_CLIENT_SECRET,
  })
  async function call(path: string, given: Call = {}): Promise<Response> {
    const { method, json, form, body, contentType, headers, opening = provenOpening } = given
    const sent = json === undefined ? (body ?? form) : JSON.stringify(json)
    const all = new Headers({
      'sec-fetch-site': 'same-origin',
      origin: siteUrl,
      [applicationHeader]: opening.application,
    })
    all.set('cookie', (await cookie.seal(opening, now?.() ?? new Date())).replace(/;.*/, ''))
    if (json !== undefined || contentType !== undefined) all.set('content-type', contentType ?? 'application/json')
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value === '') all.delete(name)
      else all.set(name, value)
    }
    const init = { method: method ?? (sent === undefined ? 'GET' : 'POST'), headers: all, body: sent ?? null }
    return request(new Request(`${siteUrl}/api/gateway/${path}`, init))
  }
  const dependencies = {
    env,
    limiter,
    tokens,
    uploads,
    cookie,
    report,
    ...(now && { now }),
  }
  const request = (asked: Request): Promise<Response> => {
    return handleGatewayRequest(asked, dependencies)
  }
  /** `request` takes a request as it is, `call` makes one of a page of the site; `cookie` seals and reads openings. */
  const challenge = (asked: Request) => drawChallenge(asked, dependencies)
  return { call, request, drawChallenge: challenge, cookie }
}

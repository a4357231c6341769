import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { gatewayForTest, siteUrl, testEnv } from '@/tests/factories/gateway'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const smsOtp = { mobile: '0900000123', purpose: 'register' }
const sent = { data: { transaction_id: 't1', expires_in: 300, resend_after: 60 } }
const tradingOtp = `${testEnv.TRADING_API_URL}/getSmsOtp`

describe('what the gateway forwards', () => {
  it.each([
    ['GET', 'trading/getSmsOtp'],
    ['POST', 'trading/unknown'],
    ['POST', 'identity/oauth/accessToken'],
    ['GET', 'main/menu-fe'],
    ['GET', 'ekyc/result/%2e%2e'],
    ['GET', 'ekyc/result/a%2Fb'],
    ['GET', 'ekyc/result/%'],
    ['GET', 'unknown/city'],
    ['GET', 'account/city/'],
  ])('responds 404 to %s %s, which no table declares for the browser', async (method, path) => {
    const { call } = gatewayForTest()
    expect((await call(path, { method, ...(method === 'POST' && { json: {} }) })).status).toBe(404)
  })

  it('forwards only declared parameters and headers, and no cookies', async () => {
    let seen: Request | undefined
    server.use(
      http.get(`${testEnv.ACCOUNT_API_URL}/bankBranches`, ({ request }) => {
        seen = request
        return HttpResponse.json({ data: [] })
      }),
    )
    const { call } = gatewayForTest()
    const headers = { locale: 'kr', cookie: 'a=b', authorization: 'Bearer x', 'access-key': 'x', 'x-other': '1' }
    await call('account/bankBranches?bcode=VCB&bregional=01&debug=1', { headers })
    expect(seen?.url).toBe(`${testEnv.ACCOUNT_API_URL}/bankBranches?bcode=VCB&bregional=01`)
    expect(seen?.headers.get('locale')).toBe('kr')
    expect(['cookie', 'authorization', 'access-key', 'x-other'].filter((name) => seen?.headers.has(name))).toEqual([])
  })

  it('calls REPORTS_PATH instead of the declared path', async () => {
    const page = { data: [], current_page: 1, last_page: 0, total: 0 }
    server.use(http.get(`${testEnv.MAIN_API_URL}/categories/fe/1441/article`, () => HttpResponse.json(page)))
    expect((await gatewayForTest().call('main/reports?page=1')).status).toBe(200)
  })

  it('forwards only declared body fields and rejects a body that fails the schema', async () => {
    let body: unknown
    server.use(
      http.post(tradingOtp, async ({ request }) => {
        body = await request.json()
        return HttpResponse.json(sent)
      }),
    )
    const { call } = gatewayForTest()
    await call('trading/getSmsOtp', { json: { ...smsOtp, admin: true } })
    expect(body).toEqual(smsOtp)
    const rejected = await call('trading/getSmsOtp', { json: { mobile: 'x', purpose: 'register' } })
    expect([rejected.status, await rejected.json()]).toEqual([400, { code: 'BAD_REQUEST' }])
  })

  it('rejects another content type and an oversized body', async () => {
    const { call } = gatewayForTest()
    const text = await call('trading/getSmsOtp', { body: JSON.stringify(smsOtp), contentType: 'text/plain' })
    expect(text.status).toBe(415)
    const long = JSON.stringify({ ...smsOtp, padding: 'x'.repeat(70 * 1024) })
    expect((await call('trading/getSmsOtp', { body: long, contentType: 'application/json' })).status).toBe(413)
  })
})

describe('origin check', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: siteUrl }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': '', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': '', origin: '' }],
    [{ origin: 'https://rebound.example', host: 'rebound.example' }],
  ])('rejects a creating call with %j before forwarding anything', async (headers) => {
    const answer = await gatewayForTest().call('trading/getSmsOtp', { json: smsOtp, headers })
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'NOT_ALLOWED' }])
  })
})

describe('credentials', () => {
  it('adds the access key only to calls that send an OTP', async () => {
    const keys: (string | null)[] = []
    server.use(
      http.post(`${testEnv.TRADING_API_URL}/:name`, ({ request }) => {
        keys.push(request.headers.get('access-key'))
        const good = request.url.endsWith('getSmsOtp') ? sent : { data: [] }
        return HttpResponse.json(good, { headers: { 'access-key': testEnv.OTP_ACCESS_KEY, 'set-cookie': 's=1' } })
      }),
    )
    const { call } = gatewayForTest()
    const answer = await call('trading/getSmsOtp', { json: smsOtp })
    await call('trading/getJobs', { json: { tp: 1 } })
    expect(keys).toEqual([testEnv.OTP_ACCESS_KEY, null])
    const names = [...answer.headers.keys()].toSorted()
    expect(names).toEqual(['cache-control', 'content-type', 'set-cookie', 'x-correlation-id'])
    // Its own, not the backend's.
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-opening=/)])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('shares one bearer token between concurrent calls, keeps it, and renews it after a 401', async () => {
    let tokens = 0
    let good = 'token-1'
    const seen: string[] = []
    server.use(
      http.post(`${testEnv.IDENTITY_API_URL}/oauth/accessToken`, async ({ request }) => {
        const form = new URLSearchParams(await request.text())
        expect(form.get('client_secret')).toBe(testEnv.IDENTITY_CLIENT_SECRET)
        tokens += 1
        return HttpResponse.json({ access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 3600 })
      }),
      http.post(`${testEnv.IDENTITY_API_URL}/ekyc/v1/request/create`, ({ request }) => {
        seen.push(`${request.headers.get('clientid')} ${request.headers.get('authorization')}`)
        const accepted = request.headers.get('authorization') === `Bearer ${good}`
        return accepted ? HttpResponse.json({ request_id: 'r1' }) : HttpResponse.json({}, { status: 401 })
      }),
    )
    const { call } = gatewayForTest()
    const create = () =>
      call('identity/ekyc/v1/request/create', { json: { reference: '7b0c6a3e-54a7-4a0e-9a53-0d3f0f9f3f11' } })
    await Promise.all([create(), create()])
    expect(tokens).toBe(1)
    good = 'token-2'
    const renewed = await create()
    expect([renewed.status, await renewed.json()]).toEqual([200, { request_id: 'r1' }])
    expect(tokens).toBe(2)
    expect(seen.at(-1)).toBe(`${testEnv.IDENTITY_CLIENT_ID} Bearer token-2`)
  })
})

describe('rate limits', () => {
  it('limits by recipient, whatever its notation, and returns the waiting time', async () => {
    server.use(http.post(`${testEnv.TRADING_API_URL}/getEmailOtp`, () => HttpResponse.json(sent)))
    const { call } = gatewayForTest({ RATE_LIMITS: 'otp.recipient=2/60' })
    const ask = (email: string) => call('trading/getEmailOtp', { json: { email, purpose: 'register' } })
    const statuses = [await ask('a@x.example'), await ask('A@x.example'), await ask('a@X.example')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('b@x.example')).status).toBe(200)
  })

  it('limits by address, which X-Forwarded-For cannot spoof', async () => {
    server.use(http.post(tradingOtp, () => HttpResponse.json(sent)))
    const { call } = gatewayForTest({ RATE_LIMITS: 'otp.address=1/60' })
    const from = (forwarded: string, connection: string) =>
      call('trading/getSmsOtp', {
        json: smsOtp,
        headers: { 'x-forwarded-for': forwarded, 'x-connection-address': connection },
      })
    expect((await from('1.1.1.1', '10.0.0.1')).status).toBe(200)
    expect((await from('2.2.2.2', '10.0.0.1')).status).toBe(429)
    expect((await from('1.1.1.1', '10.0.0.2')).status).toBe(200)
  })
})

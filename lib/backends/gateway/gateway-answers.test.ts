import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { gatewayForTest, provenOpening, pngHead, testEnv } from '@/tests/factories/gateway'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe('gateway responses', () => {
  it('keeps the code, messages and numbers of an error and drops the rest', async () => {
    const body = {
      code: 'OTP_WRONG',
      message: { otp: ['Sai mã'] },
      data: { attempts_left: 2, otp: '123456' },
      trace: 'x',
    }
    server.use(http.post(`${testEnv.TRADING_API_URL}/verifyOtp`, () => HttpResponse.json(body, { status: 422 })))
    const json = { transaction_id: 't', mobile: '0900000123', otp: '000000' }
    const answer = await gatewayForTest().call('trading/verifyOtp', { json })
    expect(answer.status).toBe(422)
    const { trace: _, data: __, ...rest } = body
    expect(await answer.json()).toEqual({ ...rest, data: { attempts_left: 2 } })
  })

  it("restores the backend's own address in a link field", async () => {
    const sent: unknown[] = []
    server.use(
      http.post(`${testEnv.TRADING_API_URL}/saveOpenAccStep`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ data: { saved_at: '2026-11-20T03:00:00.000Z' } })
      }),
    )
    const save = (e_contract_url: string) =>
      gatewayForTest().call('trading/saveOpenAccStep', {
        json: { opening_id: '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01', step: '7', data: { e_contract_url } },
      })
    await save('/api/gateway/trading/econtract/c-1/signed.pdf?token=t')
    await save('https://elsewhere.example/econtract/c-1/signed.pdf')
    expect(sent).toMatchObject([
      { data: { e_contract_url: `${testEnv.TRADING_API_URL}/econtract/c-1/signed.pdf?token=t` } },
      { data: { e_contract_url: 'https://elsewhere.example/econtract/c-1/signed.pdf' } },
    ])
  })

  it('forwards only the status of a server error', async () => {
    const trace = () => HttpResponse.html('<pre>at db.internal</pre>', { status: 500 })
    server.use(http.get(`${testEnv.ACCOUNT_API_URL}/city`, trace))
    const answer = await gatewayForTest().call('account/city')
    expect([answer.status, await answer.text()]).toEqual([500, '{}'])
  })

  it.each([
    [503, { message: 'The service is closed until 8:00.' }, { message: 'The service is closed until 8:00.' }],
    [
      503,
      { message: 'Hệ thống đang bảo trì (đến 22:00).', code: 'X' },
      { message: 'Hệ thống đang bảo trì (đến 22:00).' },
    ],
    // The text of a 500 is the site's own.
    [500, { message: 'The service is closed.' }, {}],
    [503, { message: 'SQLSTATE[HY000] connection refused' }, {}],
    [502, { message: 'NullPointerException in OrderService' }, {}],
    [502, { message: 'at db.query (/srv/app/db.js:12)' }, {}],
    [502, { message: 'connect 10.0.0.7 failed' }, {}],
    [502, { message: '<h1>Bad gateway</h1>' }, {}],
    [502, { message: 'one\ntwo' }, {}],
    [502, { message: 'x'.repeat(201) }, {}],
    [502, { message: { field: 'text' } }, {}],
  ])('forwards of a %i with %j only a sentence for people', async (status, body, forwarded) => {
    server.use(http.get(`${testEnv.ACCOUNT_API_URL}/city`, () => HttpResponse.json(body, { status })))
    const answer = await gatewayForTest().call('account/city')
    expect([answer.status, await answer.json()]).toEqual([status, forwarded])
  })

  it.each([
    ['an unreachable backend', () => HttpResponse.error(), 'UPSTREAM_UNREACHABLE'],
    ['a page instead of JSON', () => HttpResponse.html('<p>Hi</p>'), 'UPSTREAM_INVALID'],
    ['a redirect', () => HttpResponse.redirect('https://elsewhere.example/'), 'UPSTREAM_INVALID'],
    ['another shape', () => HttpResponse.json({ data: [{ code: 1 }] }), 'UPSTREAM_INVALID'],
  ])('responds 502 to %s', async (_, respond, code) => {
    server.use(http.get(`${testEnv.ACCOUNT_API_URL}/city`, respond))
    const answer = await gatewayForTest().call('account/city')
    expect([answer.status, await answer.json()]).toEqual([502, { code }])
  })

  it('rewrites backend links to the gateway and streams the PDF', async () => {
    const url = `${testEnv.TRADING_API_URL}/econtract/ct1/draft.pdf?token=abc`
    const pdf = '%PDF-1.7'
    server.use(
      http.post(`${testEnv.TRADING_API_URL}/getEcontractLink`, () =>
        HttpResponse.json({ data: { contract_id: 'ct1', url, signed_at: null } }),
      ),
      http.get(`${testEnv.TRADING_API_URL}/econtract/ct1/draft.pdf`, ({ request }) =>
        new URL(request.url).searchParams.get('token') === 'abc'
          ? new HttpResponse(pdf, { headers: { 'content-type': 'application/pdf' } })
          : new HttpResponse(null, { status: 403 }),
      ),
    )
    const { call } = gatewayForTest()
    const opening = { ...provenOpening, account: { client: 'c1', contract: 'ct1' } }
    const link = await call('trading/getEcontractLink', { json: { client_id: 'c1', contract_id: 'ct1' }, opening })
    const answer: unknown = await link.json()
    const own = '/api/gateway/trading/econtract/ct1/draft.pdf?token=abc'
    expect(answer).toEqual({ data: { contract_id: 'ct1', url: own, signed_at: null } })
    const file = await call(own.slice('/api/gateway/'.length), { opening })
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', pdf])
  })

  it("logs the endpoint's path template, without parameter values", async () => {
    server.use(http.get(`${testEnv.EKYC_API_URL}/result/:id`, () => HttpResponse.json({}, { status: 404 })))
    const report = vi.fn<(report: object) => void>()
    await gatewayForTest({}, report).call('ekyc/result/secret-id')
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ path: 'result/{id}', status: 403 }))
    expect(JSON.stringify(report.mock.calls)).not.toContain('secret-id')
  })
})

describe('uploads', () => {
  it('streams a valid upload to the backend unchanged', async () => {
    let received: FormData | undefined
    server.use(
      http.put(`${testEnv.EKYC_API_URL}/facematch/o1`, async ({ request }) => {
        received = await request.formData()
        return HttpResponse.json({ id: 'o1', matched: true, score: 0.9 })
      }),
    )
    const form = new FormData()
    form.set('face', new File([pngHead, new Uint8Array(300_000)], 'face.png', { type: 'image/png' }))
    const answer = await gatewayForTest().call('ekyc/facematch/o1', { method: 'PUT', form })
    expect(answer.status).toBe(200)
    const face = received?.get('face')
    expect(face instanceof File && face.size).toBe(pngHead.length + 300_000)
  })

  it('responds with the reason for a rejected upload, of which the backend never receives the end', async () => {
    let whole = false
    server.use(
      http.put(`${testEnv.EKYC_API_URL}/facematch/o1`, async ({ request }) => {
        whole = await request.arrayBuffer().then(
          () => true,
          () => false,
        )
        return HttpResponse.json({ id: 'o1', matched: true, score: 1 })
      }),
    )
    const form = new FormData()
    form.set('face', new File(['<html>not a picture</html>'], 'face.png', { type: 'image/png' }))
    const answer = await gatewayForTest().call('ekyc/facematch/o1', { method: 'PUT', form })
    expect([answer.status, await answer.json()]).toEqual([415, { code: 'FILE_TYPE' }])
    expect(whole).toBe(false)
  })
})

import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { gatewayForTest, pngHead, provenOpening, testEnv } from '@/tests/factories/gateway'

import { endpointTables } from './allow-list'
import { recipientDigest } from './opening-state'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const checkInfo = `${testEnv.TRADING_API_URL}/v1/checkInfoAcc`

/** A backend that knows the mobile numbers that end in an even digit. */
const knowsEven = http.post<never, { mobile?: string }>(checkInfo, async ({ request }) => {
  const { mobile = '1' } = await request.json()
  const isKnown = Number(mobile.at(-1)) % 2 === 0
  return HttpResponse.json({ stt: isKnown ? '1' : '0', existed: isKnown ? ['mobile'] : [] })
})

const numbers = (count: number, last: number) =>
  Array.from({ length: count }, (_, index) => `09${String(index).padStart(7, '0')}${last}`)

describe('limits of the endpoint tables', () => {
  const calls = Object.entries(endpointTables).flatMap(([service, table]) =>
    Object.entries(table).map(([name, endpoint]) => [`${service}.${name}`, endpoint] as const),
  )
  const writing = calls.filter(([, { browser, method }]) => browser && method !== 'GET')

  it.each(writing)('%s, which is not a read, names its limit', (_, { limit }) => {
    expect(limit).toBeDefined()
  })

  it('counts recipients only by fields that a call has', () => {
    const wrong = calls.filter(([, { recipient = [], request, path }]) => {
      const fields = request === undefined ? [] : Object.keys((request as { shape?: object }).shape ?? {})
      return recipient.some((field) => !fields.includes(field) && !path.includes(`{${field}}`))
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })
})

describe('an office behind one address', () => {
  it('opens a hundred accounts in ten minutes by the default limits', async () => {
    const sent = { data: { transaction_id: 't', expires_in: 300, resend_after: 60 } }
    server.use(
      knowsEven,
      http.post(`${testEnv.TRADING_API_URL}/getSmsOtp`, () => HttpResponse.json(sent)),
    )
    const { call } = gatewayForTest()
    const statuses = new Set<number>()
    for (const mobile of numbers(100, 1)) {
      // oxlint-disable-next-line no-await-in-loop -- one applicant after the other
      statuses.add((await call('trading/v1/checkInfoAcc', { json: { mobile, email: `${mobile}@x.example` } })).status)
      // oxlint-disable-next-line no-await-in-loop
      statuses.add((await call('trading/getSmsOtp', { json: { mobile, purpose: 'register' } })).status)
      const opening = {
        ...provenOpening,
        sms: { transaction: 't', recipient: recipientDigest(provenOpening, mobile), at: provenOpening.face ?? 1 },
        account: { client: 'client-1', contract: 'contract-1' },
      }
      const toSign = { mobile, purpose: 'sign', contract_id: 'contract-1' }
      // oxlint-disable-next-line no-await-in-loop
      statuses.add((await call('trading/getSmsOtp', { json: toSign, opening })).status)
    }
    expect([...statuses]).toEqual([200])
  })
})

describe('finding out who is a customer', () => {
  it('ends after a few that were found, even if all are asked for at once', async () => {
    server.use(knowsEven)
    const { call } = gatewayForTest({ RATE_LIMITS: 'existence.found=5/600' })
    const ask = async (mobile: string) => call('trading/v1/checkInfoAcc', { json: { mobile } })
    const answers = await Promise.all(numbers(40, 2).map(ask))
    const found = await Promise.all(answers.filter(({ ok }) => ok).map(async (answer) => answer.json()))
    expect(found).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
    // Nothing is learned from whether an answer is refused: those that are unknown are refused too.
    expect((await ask('0900000001')).status).toBe(429)
  })

  it('costs nothing while none is found, or while the backend fails', async () => {
    server.use(knowsEven)
    const { call } = gatewayForTest({ RATE_LIMITS: 'existence.found=2/600' })
    const ask = async (mobile: string) => (await call('trading/v1/checkInfoAcc', { json: { mobile } })).status
    for (const mobile of numbers(5, 3)) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await ask(mobile)).toBe(200)
    }
    server.use(http.post(checkInfo, () => HttpResponse.error()))
    for (const mobile of numbers(5, 4)) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await ask(mobile)).toBe(502)
    }
  })

  it('counts each identifier of a call', async () => {
    server.use(knowsEven)
    const { call } = gatewayForTest({ RATE_LIMITS: 'existence.address=6/600' })
    const three = (last: number) => ({
      idno: `00109900000${last}`,
      mobile: `090000000${last}`,
      email: `${last}@x.example`,
    })
    const statuses: number[] = []
    for (const last of [1, 3, 5]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await call('trading/v1/checkInfoAcc', { json: three(last) })).status)
    }
    expect(statuses).toEqual([200, 200, 429])
  })

  it('tries codes of one number however it is spelt, which the schema allows in one spelling only', async () => {
    const { call } = gatewayForTest()
    const verify = async (mobile: string) =>
      (await call('trading/verifyOtp', { json: { transaction_id: 't', mobile, otp: '000000' } })).status
    expect(await Promise.all(['+84900000123', '0900 000 123', '0900000123x', '84900000123'].map(verify))).toEqual([
      400, 400, 400, 400,
    ])
  })
})

describe('uploads at once', () => {
  const upload = () => {
    const form = new FormData()
    form.set('face', new File([pngHead, new Uint8Array(1000)], 'face.png', { type: 'image/png' }))
    return { method: 'PUT', form }
  }

  it('are told to wait beyond the slots of the process, and pass when one is free', async () => {
    const { promise: mayAnswer, resolve: release } = Promise.withResolvers<void>()
    const { promise: isUnderWay, resolve: arrive } = Promise.withResolvers<void>()
    server.use(
      http.put(`${testEnv.EKYC_API_URL}/facematch/:id`, async ({ request, params }) => {
        await request.arrayBuffer()
        arrive()
        await mayAnswer
        return HttpResponse.json({ id: params['id'], matched: true, score: 0.9 })
      }),
    )
    const { call } = gatewayForTest({ MAX_UPLOADS: '1' })
    const first = call('ekyc/facematch/o1', upload())
    await isUnderWay
    const second = await call('ekyc/facematch/o2', upload())
    expect([second.status, second.headers.get('retry-after'), await second.json()]).toEqual([
      503,
      '5',
      { code: 'BUSY' },
    ])
    release()
    expect((await first).status).toBe(200)
    expect((await call('ekyc/facematch/o1', upload())).status).toBe(200)
  })

  it('free their slot when they are refused', async () => {
    const { call } = gatewayForTest({ MAX_UPLOADS: '1' })
    const wrong = { method: 'PUT', body: 'x', contentType: 'multipart/form-data' }
    for (const id of ['o1', 'o2', 'o3']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await call(`ekyc/facematch/${id}`, wrong)).status).toBe(400)
    }
  })
})

describe('queries', () => {
  it.each([
    'main/reports?limit=1000',
    'main/reports?sort=__proto__',
    'main/reports?page=0',
    'main/faqs?direction=up',
    'news/article?locale=vi&limit=101',
    'account/bankRegional?bcode=../x',
    'account/checkWorkingDay?d=2026-11-22',
  ])('refuses %s', async (path) => {
    expect((await gatewayForTest().call(path)).status).toBe(400)
  })

  it('takes the birth date from a body, and sends it on as the backend expects it', async () => {
    let asked = ''
    server.use(
      http.get(`${testEnv.ACCOUNT_API_URL}/checkAge`, ({ request }) => {
        asked = new URL(request.url).search
        return HttpResponse.json({ data: { age: 36, adult: 'Y' } })
      }),
    )
    const { call } = gatewayForTest()
    expect((await call('account/checkAge', { json: { bday: '19900308', other: '1' } })).status).toBe(200)
    expect(asked).toBe('?bday=19900308')
    expect((await call('account/checkAge', { json: { bday: 'x' } })).status).toBe(400)
    expect((await call('account/checkAge', { json: [] })).status).toBe(400)
    expect((await call('account/checkAge?bday=19900308')).status).toBe(404)
  })
})

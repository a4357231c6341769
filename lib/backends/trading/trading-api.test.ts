import { describe, expect, it } from 'vitest'

import { recordingHttp } from '@/tests/factories/recording-http'

import { createTradingApi } from './trading-api'

const at = '2026-11-20T01:00:00Z'
const applicationId = '7b0c6a3e-54a7-4a0e-9a53-0d3f0f9f3f11'

describe('lookups', () => {
  it('names identifiers as the service does, and its answer as the application does', async () => {
    const { http, calls } = recordingHttp({ stt: '1', existed: ['mobile', 'idno'] })
    const identifiers = { idNumber: '001099000001', mobile: '0900000001', email: 'a@example.com' }
    const answer = await createTradingApi(http).checkIdentifiers(identifiers)
    expect(calls).toEqual([
      {
        call: 'POST v1/checkInfoAcc',
        json: { idno: '001099000001', mobile: '0900000001', email: 'a@example.com' },
      },
    ])
    expect(answer).toEqual({ ok: true, value: { taken: ['mobile', 'idNumber'] } })
  })

  it('reads stt 0 as new, and any other without field names as all identifiers exist', async () => {
    const ask = (answer: unknown) => createTradingApi(recordingHttp(answer).http).checkIdentifiers({ email: 'a@b.vn' })
    expect(await ask({ stt: '0' })).toEqual({ ok: true, value: { taken: [] } })
    expect(await ask({ stt: '2' })).toEqual({ ok: true, value: { taken: ['email'] } })
  })

  it('requests jobs with 1 and positions with 2', async () => {
    const { http, calls } = recordingHttp({ data: [{ cd: 'J1', nm: '{"vi":"Kế toán","en":"Accountant"}' }] }, 'en')
    const api = createTradingApi(http)
    expect(await api.jobs()).toEqual({ ok: true, value: [{ code: 'J1', name: 'Accountant' }] })
    await api.positions()
    expect(calls.map(({ json }) => json)).toEqual([{ tp: 1 }, { tp: 2 }])
  })

  it('returns the owner of a broker code, or null', async () => {
    const data = { staff_id: 'S1', name: 'Trần A', mobile: '0900000002', branch_id: 'B1', branch_name: 'Hà Nội' }
    const value = { staffId: 'S1', name: 'Trần A', mobile: '0900000002', branchId: 'B1', branchName: 'Hà Nội' }
    expect(await createTradingApi(recordingHttp({ data }).http).checkBroker('ABCD1234')).toEqual({ ok: true, value })
    const nobody = recordingHttp({ data: null })
    expect(await createTradingApi(nobody.http).checkBroker('ABCD1234')).toEqual({ ok: true, value: null })
    expect(nobody.calls[0]).toEqual({ call: 'POST checkAccBroke', json: { ref_code: 'ABCD1234' } })
  })
})

describe('account numbers', () => {
  it('searches, holds and releases', async () => {
    const found = { accounts: [{ acc_no: '068686', group: 'repeat', fee: 5 }], current_page: 2, last_page: 3 }
    const search = recordingHttp({ data: found })
    const wish = { pattern: '68', match: 'contain', page: 2 } as const
    expect(await createTradingApi(search.http).accountNumbers(wish)).toEqual({
      ok: true,
      value: { offers: [{ number: '068686', kind: 'repeat', fee: 5 }], page: 2, lastPage: 3 },
    })
    const hold = recordingHttp({ data: { acc_no: '068686', status: 'hold', held_until: at } })
    const held = await createTradingApi(hold.http).holdAccountNumber('068686', applicationId)
    expect(held).toEqual({ ok: true, value: { number: '068686', heldUntil: new Date(at) } })
    await createTradingApi(hold.http).releaseAccountNumber('068686', applicationId)
    expect([...search.calls, ...hold.calls]).toEqual([
      { call: 'POST checkAccountNice', json: wish },
      { call: 'PUT statusNiceAccount', json: { acc_no: '068686', status: 'hold', opening_id: applicationId } },
      { call: 'PUT statusNiceAccount', json: { acc_no: '068686', status: 'release', opening_id: applicationId } },
    ])
  })
})

describe('one-time codes', () => {
  it('names the contract for a code to sign', async () => {
    const { http, calls } = recordingHttp({ data: { transaction_id: 't1', expires_in: 300, resend_after: 60 } })
    const api = createTradingApi(http)
    const sent = await api.sendSmsOtp('0900000123', { purpose: 'sign', contractId: 'ct1' })
    expect(sent).toEqual({ ok: true, value: { transactionId: 't1', validForSeconds: 300, resendAfterSeconds: 60 } })
    await api.sendEmailOtp('a@b.vn', { purpose: 'register' })
    expect(calls).toEqual([
      { call: 'POST getSmsOtp', json: { mobile: '0900000123', purpose: 'sign', contract_id: 'ct1' } },
      { call: 'POST getEmailOtp', json: { email: 'a@b.vn', purpose: 'register' } },
    ])
  })

  it('returns the proof of a verified code, and treats "not verified" as a wrong code', async () => {
    const good = recordingHttp({ data: { transaction_id: 't1', verified: 'Y' } })
    expect(await createTradingApi(good.http).verifySmsOtp('t1', '0900000123', '123456')).toEqual({
      ok: true,
      value: 't1',
    })
    expect(good.calls[0]?.json).toEqual({ transaction_id: 't1', mobile: '0900000123', otp: '123456' })
    const bad = recordingHttp({ data: { transaction_id: 't1', verified: 'N' } })
    const refused = await createTradingApi(bad.http).verifyEmailOtp('t1', 'a@b.vn', '123456')
    expect(refused).toMatchObject({ ok: false, error: { kind: 'rejected', code: 'OTP_WRONG' } })
  })
})

describe('contract', () => {
  it('is fetched and signed by client, contract, transaction and code', async () => {
    const { http, calls } = recordingHttp({ data: { contract_id: 'ct1', url: '/x.pdf', signed_at: at } })
    const api = createTradingApi(http)
    const ref = { clientId: 'c1', contractId: 'ct1' }
    await api.contract(ref)
    const signed = await api.signContract(ref, 't9', '654321')
    expect(signed).toEqual({ ok: true, value: { contractId: 'ct1', url: '/x.pdf', signedAt: new Date(at) } })
    expect(calls).toEqual([
      { call: 'POST getEcontractLink', json: { client_id: 'c1', contract_id: 'ct1' } },
      {
        call: 'POST getEcontractSigned',
        json: { client_id: 'c1', contract_id: 'ct1', transaction_id: 't9', otp: '654321' },
      },
    ])
  })
})

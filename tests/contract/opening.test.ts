import { createHash, randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { tradingEndpoints } from '@/lib/api/trading/endpoints'

import { knownIdentities } from '../sandbox/state/accounts'
import { freshDigits, freshIdno, otpSentTo, provenRecord } from './support/applicant'
import { againstSandbox, useBackends } from './support/backends'
import { pdfText } from './support/pdf-text'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const { contractFile, contractLink, createAccount, sendSmsOtp, signContract } = tradingEndpoints

const open = (json: unknown, idempotencyKey?: string) =>
  backends.client('trading').call(createAccount, { json, ...(idempotencyKey ? { idempotencyKey } : {}) })

async function fileAt(url: string): Promise<Uint8Array> {
  const { pathname, searchParams } = new URL(url)
  const [, contract = '', name = ''] = /econtract\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
  const query = { token: searchParams.get('token') ?? '' }
  return valueOf(backends.client('trading').call(contractFile, { params: { contract, name }, query }))
}

describe.runIf(againstSandbox)('createAccount', () => {
  it('opens an account with the chosen number and lists every field', async () => {
    const record = {
      ...(await provenRecord(backends)),
      acc_no: `4${freshDigits(5)}`,
      source: 'momo',
      ref_code: 'SN000101',
    }
    const { data } = await valueOf(open(record))
    expect(data).toMatchObject({ acc_no: record.acc_no, cust_nm: record.cust_nm, status: 'awaiting_signature' })
    const listed = backends.sandbox.accounts.find('client_id', data.client_id)
    expect(listed?.fields).toEqual(record)
  })

  it('opens one account for two requests at once, for another key and after a lost answer', async () => {
    const record = await provenRecord(backends)
    backends.sandbox.faults.add({ service: 'trading', path: '/createAccount', kind: 'drop', times: 1 })
    expect(await failureOf(open(record, 'key-1'))).toMatchObject({ kind: 'network' })
    const answers = await Promise.all([valueOf(open(record, 'key-1')), valueOf(open(record, 'key-2'))])
    const [first, second] = answers.map(({ data }) => data.client_id)
    expect(first).toBe(second)
    const opened = backends.sandbox.accounts.list().filter(({ fields }) => fields.idno === record.idno)
    expect(opened.map(({ client_id }) => client_id)).toEqual([first])
  })

  it('refuses a customer who exists', async () => {
    const record = await provenRecord(backends)
    await valueOf(open(record))
    const again = { ...record, opening_id: randomUUID() }
    expect(await failureOf(open(again))).toMatchObject({
      kind: 'rejected',
      status: 409,
      code: 'ACCOUNT_EXISTS',
      fields: ['idno', 'mobile', 'email'],
    })
    const known = { ...(await provenRecord(backends)), idno: knownIdentities.idno }
    expect(await failureOf(open(known))).toMatchObject({ code: 'ACCOUNT_EXISTS', fields: ['idno'] })
  })

  it('refuses a missing proof of contact and of identity', async () => {
    const record = await provenRecord(backends)
    const unproven = { ...record, email: `other.${freshDigits(6)}@example.com` }
    expect(await failureOf(open(unproven))).toMatchObject({ code: 'OTP_UNPROVEN', fields: ['email_transaction_id'] })
    const another = { ...record, idno: freshIdno() }
    expect(await failureOf(open(another))).toMatchObject({ status: 422, code: 'EKYC_UNPROVEN' })
  })

  it('refuses who is under 18, a number that is taken, and margin without its level', async () => {
    const record = await provenRecord(backends)
    expect(await failureOf(open({ ...record, birth_dt: '20120210' }))).toMatchObject({ code: 'UNDERAGE' })
    const taken = `5${freshDigits(5)}`
    backends.sandbox.holds.hold(taken, randomUUID())
    expect(await failureOf(open({ ...record, acc_no: taken }))).toMatchObject({ status: 409, code: 'ACCOUNT_TAKEN' })
    expect(await failureOf(open({ ...record, mr_level: null }))).toMatchObject({
      kind: 'field-errors',
      fields: { byField: { mr_level: [expect.any(String)] } },
    })
  })

  it('answers fields that are not understood with their names', async () => {
    const response = await fetch(`${backends.url}/trading/createAccount`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await provenRecord(backends)), birth_dt: '1991-03-08', banks: [{ bank_id: '' }] }),
    })
    expect(response.status).toBe(422)
    const { message } = (await response.json()) as { message: Record<string, string[]> }
    expect(Object.keys(message)).toEqual(
      expect.arrayContaining(['birth_dt', 'banks.0.bank_id', 'banks.0.bank_nm', 'banks.0.bank_acc']),
    )
  })
})

describe.runIf(againstSandbox)('the contract', () => {
  it('bears the applicant in Vietnamese letters, and after the OTP the hash of what was signed', async () => {
    const record = await provenRecord(backends)
    const { data: account } = await valueOf(open(record))
    const named = { client_id: account.client_id, contract_id: account.contract_id }
    const http = backends.client('trading')
    const { data: link } = await valueOf(http.call(contractLink, { json: named }))
    expect(link.signed_at).toBeNull()
    const unsigned = await fileAt(link.url)
    const text = await pdfText(unsigned)
    for (const expected of [record.cust_nm, record.idno, account.acc_no, 'Hà Nội', 'Vietcombank', '0011000000001']) {
      expect(text).toContain(expected)
    }
    expect(text).toContain('Dưới 5 tỷ đồng')

    const otp = { mobile: record.mobile, purpose: 'sign', contract_id: account.contract_id }
    const { data: sent } = await valueOf(http.call(sendSmsOtp, { json: otp }))
    const signature = { ...named, transaction_id: sent.transaction_id, otp: otpSentTo(backends, record.mobile) }
    const wrong = { ...signature, otp: signature.otp === '000000' ? '000001' : '000000' }
    expect(await failureOf(http.call(signContract, { json: wrong }))).toMatchObject({
      code: 'OTP_WRONG',
      attemptsLeft: 2,
    })
    const { data: signed } = await valueOf(http.call(signContract, { json: signature }))
    expect(signed.signed_at).not.toBeNull()
    expect(signed.url).not.toBe(link.url)
    const signedText = await pdfText(await fileAt(signed.url))
    expect(signedText).toContain('XÁC NHẬN KÝ ĐIỆN TỬ')
    expect(signedText.replaceAll(' ', '')).toContain(createHash('sha256').update(unsigned).digest('hex').slice(0, 32))

    const { data: again } = await valueOf(http.call(signContract, { json: signature }))
    expect(again).toEqual(signed)
    const other = { ...signature, transaction_id: randomUUID() }
    expect(await failureOf(http.call(signContract, { json: other }))).toMatchObject({
      status: 409,
      code: 'CONTRACT_SIGNED',
    })
    expect(backends.sandbox.accounts.find('client_id', account.client_id)?.status).toBe('in_review')
  })

  it('is not given to who does not know its token or its customer', async () => {
    const { data: account } = await valueOf(open(await provenRecord(backends)))
    const http = backends.client('trading')
    const named = { client_id: account.client_id, contract_id: account.contract_id }
    const { data: link } = await valueOf(http.call(contractLink, { json: named }))
    const params = { contract: account.contract_id, name: 'hop-dong.pdf' }
    expect(link.url).toContain(account.contract_id)
    expect(await failureOf(http.call(contractFile, { params, query: { token: 'guess' } }))).toMatchObject({
      kind: 'not-found',
    })
    const stranger = { ...named, client_id: 'C000' }
    expect(await failureOf(http.call(contractLink, { json: stranger }))).toMatchObject({ code: 'CONTRACT_UNKNOWN' })
  })
})

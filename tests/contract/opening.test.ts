import { createHash, randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'
import { createTradingApi } from '@/lib/backends/trading/trading-api'

import { catalogue } from '../sandbox/specimens/catalogue'
import { knownIdentities } from '../sandbox/state/accounts'
import { earnedRecord, freshDigits, grantedRecord, otpSentTo } from './support/applicant'
import { againstSandbox, useBackends } from './support/backends'
import { pdfText } from './support/pdf-text'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const trading = () => createTradingApi(backends.client('trading'))
const open = (record: CreateAccountRequest) => trading().createAccount(record)

async function fileAt(url: string): Promise<Uint8Array> {
  const { pathname, searchParams } = new URL(url)
  const [, contract = '', name = ''] = /econtract\/([^/]+)\/([^/]+)$/.exec(pathname) ?? []
  const query = { token: searchParams.get('token') ?? '' }
  return valueOf(backends.client('trading').call(tradingEndpoints.contractFile, { params: { contract, name }, query }))
}

describe.runIf(againstSandbox)('createAccount', () => {
  it('opens an account with the chosen number and lists every field', async () => {
    const record = {
      ...(await earnedRecord(backends)),
      acc_no: `4${freshDigits(5)}`,
      source: 'momo',
      ref_code: 'SN000101',
    }
    await valueOf(trading().holdAccountNumber(record.acc_no, record.opening_id))
    const account = await valueOf(open(record))
    expect(account).toMatchObject({
      accountNumber: record.acc_no,
      name: record.cust_nm,
      status: 'awaiting_signature',
    })
    const listed = backends.sandbox.accounts.find('client_id', account.clientId)
    expect(listed?.fields).toEqual(record)
  })

  it('opens one account for a lost answer and two requests at once', async () => {
    const record = grantedRecord(backends)
    backends.sandbox.faults.add({ service: 'trading', path: '/createAccount', kind: 'drop', times: 1 })
    expect(await failureOf(open(record))).toMatchObject({ kind: 'network' })
    const [first, second] = await Promise.all([valueOf(open(record)), valueOf(open(record))])
    expect(first).toEqual(second)
    const opened = backends.sandbox.accounts.list().filter(({ fields }) => fields.idno === record.idno)
    expect(opened.map(({ client_id }) => client_id)).toEqual([first.clientId])
  })

  it('refuses a customer who exists', async () => {
    const record = grantedRecord(backends)
    const { clientId } = await valueOf(open(record))
    backends.sandbox.accounts.review(clientId)
    const again = { ...record, opening_id: randomUUID() }
    expect(await failureOf(open(again))).toMatchObject({
      kind: 'rejected',
      status: 409,
      code: 'ACCOUNT_EXISTS',
      fields: ['idno', 'mobile', 'email'],
    })
    const known = { ...grantedRecord(backends), idno: knownIdentities.idno }
    expect(await failureOf(open(known))).toMatchObject({ code: 'ACCOUNT_EXISTS', fields: ['idno'] })
  })

  it('refuses a missing proof of contact and of identity', async () => {
    const record = grantedRecord(backends)
    const unproven = { ...record, email: `other.${freshDigits(6)}@example.com` }
    expect(await failureOf(open(unproven))).toMatchObject({ code: 'OTP_UNPROVEN', fields: ['email_transaction_id'] })
    const another = { ...record, ocr_id: grantedRecord(backends).ocr_id }
    expect(await failureOf(open(another))).toMatchObject({ status: 422, code: 'EKYC_UNPROVEN', fields: ['ocr_id'] })
  })

  it('refuses proofs that are older than a day', async () => {
    const record = grantedRecord(backends)
    backends.clockOffset += 24 * 3_600_000
    expect(await failureOf(open(record))).toMatchObject({
      code: 'OTP_UNPROVEN',
      fields: ['sms_transaction_id', 'email_transaction_id'],
    })
  })

  it.each([
    ['cust_nm', () => 'TRẦN VĂN KHÁC'],
    // More digits than a misreading may change, whatever the day is.
    ['birth_dt', (birth: string) => (birth.endsWith('08') ? '19680319' : '19680308')],
    ['idexp_dt', () => '20600101'],
    ['idexp_dt', () => null],
  ] as const)('refuses another %s than the card has, even as a correction', async (field, another) => {
    const granted = grantedRecord(backends)
    const record = { ...granted, [field]: another(granted.birth_dt) }
    const refusal = { code: 'DATA_MISMATCH', fields: [field] }
    expect(await failureOf(open(record))).toMatchObject(refusal)
    const declared = { ...record, corrections: [{ field, reason: 'misread' as const }] }
    expect(await failureOf(open(declared))).toMatchObject(refusal)
  })

  it('takes a declared misreading, and only a declared one', async () => {
    const record = grantedRecord(backends)
    const birth_dt = `${record.birth_dt.slice(0, 7)}${record.birth_dt.endsWith('1') ? '2' : '1'}`
    const other = { ...record, birth_dt }
    expect(await failureOf(open(other))).toMatchObject({ code: 'DATA_MISMATCH', fields: ['birth_dt'] })
    await valueOf(open({ ...other, corrections: [{ field: 'birth_dt', reason: 'misread' }] }))
  })

  it('judges the age by the card: a boy of 14 opens no account', async () => {
    const boy = catalogue.find(({ id }) => id === 'under-18')?.holder.idno ?? ''
    expect(await failureOf(open(grantedRecord(backends, boy)))).toMatchObject({ code: 'UNDERAGE' })
  })

  it.each([
    ['was not read', '056212000906'],
    ['was read as 2002', '056212000907'],
  ])('makes nobody older by a correction: the number says 2012 where the birth date %s', async (_, boy) => {
    const record = grantedRecord(backends, boy)
    for (const birth_dt of [record.birth_dt, `2002${record.birth_dt.slice(4)}`]) {
      const typed = { ...record, birth_dt, corrections: [{ field: 'birth_dt' as const, reason: 'misread' as const }] }
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      expect(await failureOf(open(typed))).toMatchObject({ code: 'UNDERAGE', fields: ['birth_dt'] })
    }
  })

  it('opens an account for somebody whose number was misread, under the number of the QR code', async () => {
    const record = grantedRecord(backends, '001190000905')
    const read = backends.sandbox.checks.find(record.ocr_id)?.card.fields.idno
    expect(read).toBe('001190000906')
    expect(await failureOf(open({ ...record, idno: read ?? '' }))).toMatchObject({ code: 'DATA_MISMATCH' })
    await valueOf(open({ ...record, corrections: [{ field: 'idno', reason: 'misread' }] }))
  })

  it('refuses a number that is taken or not held, and margin without its level', async () => {
    const record = grantedRecord(backends)
    expect(await failureOf(open({ ...record, acc_no: `6${freshDigits(5)}` }))).toMatchObject({ code: 'ACCOUNT_TAKEN' })
    const taken = `5${freshDigits(5)}`
    backends.sandbox.holds.hold(taken, randomUUID())
    expect(await failureOf(open({ ...record, acc_no: taken }))).toMatchObject({ status: 409, code: 'ACCOUNT_TAKEN' })
    expect(await failureOf(open({ ...record, mr_yn: 'N', mr_level: 4 }))).toMatchObject({
      kind: 'field-errors',
      fields: { byField: { mr_level: [expect.any(String)] } },
    })
    expect(await failureOf(open({ ...record, mr_level: null }))).toMatchObject({
      kind: 'field-errors',
      fields: { byField: { mr_level: [expect.any(String)] } },
    })
  })

  it('answers fields that are not understood with their names', async () => {
    const response = await fetch(`${backends.url}/trading/createAccount`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...grantedRecord(backends), birth_dt: '1991-03-08', banks: [{ bank_id: '' }] }),
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
    const record = grantedRecord(backends)
    const account = await valueOf(open(record))
    const api = trading()
    const link = await valueOf(api.contract(account))
    expect(link.signedAt).toBeNull()
    const unsigned = await fileAt(link.url)
    const text = await pdfText(unsigned)
    const given = [record.cust_nm, record.idno, account.accountNumber, 'Hà Nội', 'Vietcombank', '0011000000001']
    for (const expected of [...given, 'Dưới 5 tỷ đồng']) expect(text).toContain(expected)

    const { contractId } = account
    const { transactionId } = await valueOf(api.sendSmsOtp(record.mobile, { purpose: 'sign', contractId }))
    const otp = otpSentTo(backends, record.mobile)
    const wrong = otp === '000000' ? '000001' : '000000'
    expect(await failureOf(api.signContract(account, transactionId, wrong))).toMatchObject({
      kind: 'rejected',
      code: 'OTP_WRONG',
      attemptsLeft: 2,
    })
    const signed = await valueOf(api.signContract(account, transactionId, otp))
    expect(signed.signedAt).toBeInstanceOf(Date)
    expect(signed.url).not.toBe(link.url)
    const signedText = await pdfText(await fileAt(signed.url))
    expect(signedText).toContain('XÁC NHẬN KÝ ĐIỆN TỬ')
    expect(signedText.replaceAll(' ', '')).toContain(createHash('sha256').update(unsigned).digest('hex').slice(0, 32))

    expect(await valueOf(api.signContract(account, transactionId, otp))).toEqual(signed)
    expect(await failureOf(api.signContract(account, randomUUID(), otp))).toMatchObject({
      status: 409,
      code: 'CONTRACT_SIGNED',
    })
    expect(backends.sandbox.accounts.find('client_id', account.clientId)?.status).toBe('in_review')
  })

  it('is not given to who does not know its token or its customer', async () => {
    const account = await valueOf(open(grantedRecord(backends)))
    const link = await valueOf(trading().contract(account))
    expect(link.url).toContain(account.contractId)
    const guessed = new URL(link.url)
    guessed.searchParams.set('token', 'guess')
    await expect(fileAt(guessed.href)).rejects.toThrow('not-found')
    const toOther = trading().sendSmsOtp(`09${freshDigits(8)}`, { purpose: 'sign', contractId: account.contractId })
    expect(await failureOf(toOther)).toMatchObject({ code: 'CONTRACT_UNKNOWN' })
    const stranger = { ...account, clientId: 'C000' }
    expect(await failureOf(trading().contract(stranger))).toMatchObject({ code: 'CONTRACT_UNKNOWN' })
  })
})

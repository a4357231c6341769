import { describe, expect, it } from 'vitest'

import { createTradingApi } from '@/lib/backends/trading/trading-api'
import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'

import { freshDigits, grantedRecord } from './support/applicant'
import { againstSandbox, useBackends } from './support/backends'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const trading = () => createTradingApi(backends.client('trading'))
const open = (record: CreateAccountRequest) => trading().createAccount(record)

describe.runIf(againstSandbox)('an application that waits for its signature', () => {
  it('goes on, under a new contract, for who proves number, address and card again', async () => {
    const record = grantedRecord(backends)
    const first = await valueOf(open(record))
    const former = { clientId: first.clientId, contractId: first.contractId }
    const { url } = await valueOf(trading().contract(former))
    const { idno: idNumber, mobile, email } = record
    expect(await valueOf(trading().checkIdentifiers({ mobile, email }))).toEqual({ taken: [] })
    expect(await valueOf(trading().checkIdentifiers({ idNumber, mobile }))).toEqual({ taken: [] })
    const again = { ...grantedRecord(backends, idNumber, { mobile, email }), address: 'Số 5 phố Khác' }
    const second = await valueOf(open(again))
    expect(second).toMatchObject({ clientId: first.clientId, accountNumber: first.accountNumber })
    expect(second.contractId).not.toBe(first.contractId)
    const opened = backends.sandbox.accounts.list().filter(({ fields }) => fields.idno === idNumber)
    expect(opened.map(({ fields }) => fields.address)).toEqual(['Số 5 phố Khác'])
    expect((await fetch(url)).status).toBe(404)
    expect(await failureOf(trading().contract(former))).toMatchObject({ code: 'CONTRACT_UNKNOWN' })
  })

  it('is given to nobody who proves a part of it', async () => {
    const record = grantedRecord(backends)
    await valueOf(open(record))
    const { mobile, email } = record
    const stranger = `other.${freshDigits(6)}@example.com`
    expect(await valueOf(trading().checkIdentifiers({ mobile, email: stranger }))).toEqual({ taken: ['mobile'] })
    const other = grantedRecord(backends, undefined, { mobile, email: stranger })
    expect(await failureOf(open(other))).toMatchObject({ code: 'ACCOUNT_EXISTS', fields: ['mobile'] })
    const another = grantedRecord(backends, undefined, { mobile, email })
    expect(await failureOf(open(another))).toMatchObject({ code: 'ACCOUNT_EXISTS', fields: ['mobile', 'email'] })
  })
})

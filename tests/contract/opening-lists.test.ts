import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createAccountApi } from '@/lib/backends/account/account-api'
import { createBankListApi } from '@/lib/backends/bank-list/bank-list-api'
import { createPaymentAppApi } from '@/lib/backends/payment-app/payment-app-api'
import { createTradingApi } from '@/lib/backends/trading/trading-api'

import { knownIdentities } from '../sandbox/state/accounts'
import { freshDigits, freshIdno } from './support/applicant'
import { againstSandbox, useBackends } from './support/backends'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const account = () => createAccountApi(backends.client('account'))
const trading = () => createTradingApi(backends.client('trading'))

describe('lists behind the form', () => {
  it('are the 34 provinces, and banks with their regions and branches', async () => {
    const cities = await valueOf(account().cities())
    expect(cities).toHaveLength(34)
    expect(cities).toContainEqual({ code: '01', name: 'Hà Nội' })
    const [bank] = await valueOf(account().banks())
    const [region] = await valueOf(account().bankRegions(bank?.code ?? ''))
    const branches = await valueOf(account().bankBranches(bank?.code ?? '', region?.code ?? ''))
    expect(branches.length).toBeGreaterThan(0)
    expect(new Set(branches.map(({ code }) => code)).size).toBe(branches.length)
  })

  it('are the same banks in every service, each with a BIN where money is paid in', async () => {
    const codes = (await valueOf(account().banks())).map(({ code }) => code)
    expect((await valueOf(trading().banks())).map(({ code }) => code)).toEqual(codes)
    const payment = await valueOf(createBankListApi(backends.client('bank-list')).paymentBanks())
    expect(payment.every(({ bin }) => /^\d{6}$/.test(bin))).toBe(true)
  })

  it('are jobs and positions in the language of the call', async () => {
    const korean = createTradingApi(backends.client('trading', 'ko'))
    const [vietnamese, translated] = [await valueOf(trading().jobs()), await valueOf(korean.jobs())]
    expect(translated.map(({ code }) => code)).toEqual(vietnamese.map(({ code }) => code))
    expect(translated[0]?.name).not.toBe(vietnamese[0]?.name)
    expect((await valueOf(trading().positions())).length).toBeGreaterThan(3)
  })
})

describe.runIf(againstSandbox)('checks of dates', () => {
  it('tell the age in Vietnam to the day', async () => {
    const now = Date.parse('2026-11-20T16:59:00Z')
    backends.clockOffset = now - Date.now()
    expect(await valueOf(account().checkAge('2008-11-21'))).toEqual({ age: 17, adult: false })
    backends.clockOffset += 2 * 60_000
    expect(await valueOf(account().checkAge('2008-11-21'))).toEqual({ age: 18, adult: true })
    backends.clockOffset = 0
  })

  it.each([
    ['2026-11-23', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-09-02', false],
  ])('know whether %s is a working day', async (date, working) => {
    expect(await valueOf(account().isWorkingDay(date))).toBe(working)
  })
})

describe.runIf(againstSandbox)('checks of the applicant', () => {
  it('find customers by any identity, whatever its case and its leading 0', async () => {
    const fresh = { idNumber: freshIdno(), mobile: `09${freshDigits(8)}`, email: `n.${freshDigits(8)}@example.com` }
    expect(await valueOf(trading().checkIdentifiers(fresh))).toEqual({ taken: [] })
    const known = { idNumber: knownIdentities.idno, mobile: '900000001', email: 'Existing@Example.com' }
    expect(await valueOf(trading().checkIdentifiers(known))).toEqual({ taken: ['idNumber', 'mobile', 'email'] })
    expect(await valueOf(trading().checkIdentifiers({ ...fresh, email: known.email }))).toEqual({ taken: ['email'] })
  })

  it('know brokers by their code, and how far an opening got', async () => {
    expect(await valueOf(trading().checkBroker('SN000101'))).toMatchObject({ staffId: 'SN000101', branchId: '1' })
    expect(await valueOf(trading().checkBroker('NOBODY00'))).toBeNull()
    const idno = freshIdno()
    expect(await valueOf(trading().earlierApplication(idno))).toBeNull()
    await valueOf(trading().saveStep({ opening_id: randomUUID(), step: '3', data: { idno } }))
    expect(await valueOf(trading().earlierApplication(idno))).toEqual({ status: 'in_progress', step: '3' })
    expect(await valueOf(trading().earlierApplication(knownIdentities.idno))).toMatchObject({ status: 'opened' })
  })

  it('take an appointment while the office is open, and name what is wrong with another', async () => {
    const ask = (date: string, time: string) =>
      trading().saveStep({
        opening_id: randomUUID(),
        step: '1',
        data: { idno: freshIdno() },
        appointment: { date, time },
      })
    await valueOf(ask('20261123', '17:00'))
    expect(backends.sandbox.drafts.appointments()[0]).toMatchObject({ date: '20261123', time: '17:00' })
    const saturday = await failureOf(ask('20261121', '09:00'))
    expect(saturday).toMatchObject({ fields: { byField: { appointment_date: [expect.any(String)] } } })
    const late = await failureOf(ask('20261123', '17:01'))
    expect(late).toMatchObject({ fields: { byField: { appointment_time: [expect.any(String)] } } })
  })

  it('announce a visitor to the payment app', async () => {
    const api = createPaymentAppApi(backends.client('payment-app'))
    expect(await valueOf(api.announce('momo'))).toMatchObject({ deeplink: 'https://momo.example/return' })
    expect(await valueOf(api.announce('wooribank'))).toMatchObject({ deeplink: null })
  })
})

describe.runIf(againstSandbox)('account numbers', () => {
  it('are searched by their digits, page by page, without the taken ones', async () => {
    const wish = { pattern: '6868', match: 'end', page: 1 } as const
    const first = await valueOf(trading().accountNumbers(wish))
    expect(first.offers.every(({ number }) => number.endsWith('6868'))).toBe(true)
    expect(first.lastPage).toBeGreaterThan(1)
    const second = await valueOf(trading().accountNumbers({ ...wish, page: 2 }))
    const numbers = [...first.offers, ...second.offers].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const liked = first.offers.find(({ kind }) => kind !== 'standard')
    expect(liked?.fee).toBeGreaterThan(0)
    await valueOf(trading().holdAccountNumber(liked?.number ?? '', randomUUID()))
    const after = await valueOf(trading().accountNumbers(wish))
    expect(after.offers).not.toContainEqual(liked)
  })

  it('are kept for one opening until it lets go or time is up', async () => {
    const number = `7${freshDigits(5)}`
    const [mine, theirs] = [randomUUID(), randomUUID()]
    const { heldUntil } = await valueOf(trading().holdAccountNumber(number, mine))
    expect(heldUntil?.getTime()).toBeGreaterThan(Date.now())
    expect(await valueOf(trading().checkAccountNumber(number))).toMatchObject({ available: false })
    const taken = { kind: 'rejected', status: 409, code: 'ACCOUNT_TAKEN' }
    expect(await failureOf(trading().holdAccountNumber(number, theirs))).toMatchObject(taken)
    await valueOf(trading().releaseAccountNumber(number, theirs))
    expect(await failureOf(trading().holdAccountNumber(number, theirs))).toMatchObject(taken)
    backends.clockOffset = 16 * 60_000
    await valueOf(trading().holdAccountNumber(number, theirs))
    backends.clockOffset = 0
  })
})

import { expect, test, vi } from 'vitest'

import type { TradingApi } from '@/lib/backends/trading/trading-api'
import { err, ok } from '@/lib/platform/result/result'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'

import type { OtpTransactions } from '../draft/draft'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import type { EarnedProofs } from '../machine/proofs'
import { stateFor } from '../machine/transition'
import type { ApplicationSnapshot } from '../session/application-session'
import { createSubmission } from './create-submission'

const applicationId = '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01'
const { contract: _contract, signed: _signed, ...accepted } = allProofs
const { signed: _unsigned, ...opened } = allProofs

function applicationWith(proofs: EarnedProofs, transactions: OtpTransactions = {}) {
  let snapshot: ApplicationSnapshot = {
    applicationId,
    flow: standardFlow,
    data: fullApplication,
    state: stateFor(proofs, null),
    transactions,
    campaign: {},
    savedAt: null,
    saveProblem: null,
    ownership: 'this-tab',
  }
  return {
    snapshot: () => snapshot,
    rememberTransactions: (next: OtpTransactions) => {
      snapshot = { ...snapshot, transactions: { ...snapshot.transactions, ...next } }
    },
  }
}

/** The service as its contract describes it: one account for an `opening_id`, the first answer to every repetition. */
function fakeTrading() {
  const accounts = new Map<string, { clientId: string; contractId: string }>()
  const lost = { answers: 0 }
  const sentTo: string[] = []
  const trading = {
    saveIdImages: async () => ok(new Date(0)),
    async createAccount(request: { opening_id: string }) {
      await Promise.resolve()
      const number = accounts.size + 1
      const account = accounts.get(request.opening_id) ?? {
        clientId: `client-${number}`,
        contractId: `contract-${number}`,
      }
      accounts.set(request.opening_id, account)
      if (lost.answers > 0) {
        lost.answers -= 1
        return err({ kind: 'network' })
      }
      return ok({ ...account, accountNumber: '686868' })
    },
    contract: async ({ contractId }: { contractId: string }) =>
      ok({ contractId, url: `/${contractId}.pdf`, signedAt: null }),
    async sendSmsOtp(mobile: string, purpose: unknown) {
      sentTo.push(`${mobile} ${JSON.stringify(purpose)}`)
      return ok({ transactionId: 'sign-1', validForSeconds: 300, resendAfterSeconds: 60 })
    },
    signContract: async (_ref: unknown, transactionId: string, otp: string) =>
      otp === '123456' && transactionId === 'sign-1'
        ? ok({ contractId: 'contract-1', url: '/signed.pdf', signedAt: new Date('2026-11-20T04:00:00.000Z') })
        : err({ kind: 'rejected', status: 422, code: 'OTP_WRONG', attemptsLeft: 4 }),
  } as unknown as TradingApi
  return { trading, accounts, lost, sentTo }
}

const now = () => new Date('2026-11-20T05:00:00.000Z')

test('a double click opens one account', async () => {
  const { trading, accounts } = fakeTrading()
  const createAccount = vi.spyOn(trading, 'createAccount')
  const { submit } = createSubmission(trading, applicationWith(accepted), now)
  const [first, second] = await Promise.all([submit(), submit()])
  expect(first).toEqual(second)
  expect(createAccount).toHaveBeenCalledTimes(1)
  expect(accounts.size).toBe(1)
})

test('a repeated attempt after a lost answer returns the account that was opened', async () => {
  const { trading, accounts, lost } = fakeTrading()
  lost.answers = 1
  const { submit } = createSubmission(trading, applicationWith(accepted), now)
  await expect(submit()).resolves.toEqual({ ok: false, error: { kind: 'network' } })
  await expect(submit()).resolves.toEqual({
    ok: true,
    value: {
      clientId: 'client-1',
      contractId: 'contract-1',
      accountNumber: '686868',
      contractUrl: '/contract-1.pdf',
    },
  })
  expect(accounts.size).toBe(1)
})

test('a reload during submission leads to the same account', async () => {
  const { trading, accounts } = fakeTrading()
  const before = await createSubmission(trading, applicationWith(accepted), now).submit()
  const after = await createSubmission(trading, applicationWith(accepted), now).submit()
  expect(after).toEqual(before)
  expect(accounts.size).toBe(1)
})

test('an incomplete application is not sent', async () => {
  const { trading, accounts } = fakeTrading()
  const application = applicationWith(accepted)
  const { banks: _gone, ...data } = fullApplication
  const { submit } = createSubmission(
    trading,
    { ...application, snapshot: () => ({ ...application.snapshot(), data }) },
    now,
  )
  await expect(submit()).resolves.toEqual({ ok: false, error: { kind: 'incomplete', missing: ['banks'] } })
  expect(accounts.size).toBe(0)
})

test('signs the contract with the code that was sent for it', async () => {
  const { trading, sentTo } = fakeTrading()
  const { sendSigningOtp, signContract } = createSubmission(trading, applicationWith(opened), now)
  await expect(signContract('123456')).resolves.toMatchObject({ error: { code: 'OTP_UNKNOWN' } })
  await sendSigningOtp()
  expect(sentTo).toEqual(['0912345678 {"purpose":"sign","contractId":"contract-1"}'])
  await expect(signContract('000000')).resolves.toMatchObject({ error: { code: 'OTP_WRONG', attemptsLeft: 4 } })
  await expect(signContract('123456')).resolves.toEqual({
    ok: true,
    value: { signedContractUrl: '/signed.pdf', signedAt: '2026-11-20T04:00:00.000Z' },
  })
})

import type { AccountApi } from '@/lib/api/account/account-api'
import type { EkycApi } from '@/lib/api/ekyc/ekyc-api'
import type { IdentityApi } from '@/lib/api/identity/identity-api'
import type { PaymentAppApi } from '@/lib/api/payment-app/payment-app-api'
import type { TradingApi } from '@/lib/api/trading/trading-api'
import { err, mapResult, ok } from '@/lib/result/result'

import { createSubmission } from '../submission/create-submission'
import type { OpeningApi } from './opening-api'
import type { OpeningContext } from './opening-context'
import { codeOnItsWay, toOtpTransaction } from './otp-transaction'

export interface OpeningServices {
  readonly trading: TradingApi
  readonly account: AccountApi
  readonly ekyc: EkycApi
  readonly identity: IdentityApi
  readonly paymentApp: PaymentAppApi
}

/** A code typed in for a recipient to whom none was sent from this device: a new one has to be asked for. */
const noSuchCode = { kind: 'rejected', status: 422, code: 'OTP_UNKNOWN' } as const

/** Values of `source` that stand for an app with which money is paid in. */
const paymentApps: ReadonlySet<string> = new Set(['momo', 'zaloPay'])

const withOpeningId = ({ snapshot }: OpeningContext) => snapshot().openingId

/** The service modules bound to one application. */
export function createOpeningApi(services: OpeningServices, context: OpeningContext, now: () => Date): OpeningApi {
  const { trading, account, ekyc, identity, paymentApp } = services
  const { snapshot, rememberTransactions } = context

  async function otp(
    kind: 'sms' | 'email',
    recipient: string,
    verify: (transactionId: string) => ReturnType<TradingApi['verifySmsOtp']>,
  ) {
    const sent = snapshot().transactions[kind]
    if (sent === undefined || sent.recipient !== recipient) return err(noSuchCode)
    const verified = await verify(sent.transactionId)
    return mapResult(verified, (transactionId) => ({ recipient, transactionId, verifiedAt: now().toISOString() }))
  }

  async function sendOnce(kind: 'sms' | 'email', recipient: string, send: () => ReturnType<TradingApi['sendSmsOtp']>) {
    const onItsWay = codeOnItsWay(snapshot().transactions[kind], recipient, now())
    if (onItsWay !== null) return ok(onItsWay)
    const answer = await send()
    if (answer.ok) rememberTransactions({ [kind]: toOtpTransaction(recipient, answer.value, now()) })
    return answer
  }

  return {
    checkIdentifiers: (identifiers) => trading.checkIdentifiers(identifiers),
    earlierOpening: (idNumber) => trading.earlierOpening(idNumber),
    checkReferralCode: (code) => trading.checkBroker(code),
    checkAge: async (birthDate) => mapResult(await account.checkAge(birthDate), ({ adult }) => adult),

    sendSmsOtp: (mobile) => sendOnce('sms', mobile, () => trading.sendSmsOtp(mobile, { purpose: 'register' })),
    verifySmsOtp: (mobile, code) => otp('sms', mobile, (id) => trading.verifySmsOtp(id, mobile, code)),
    sendEmailOtp: (email) => sendOnce('email', email, () => trading.sendEmailOtp(email, { purpose: 'register' })),
    verifyEmailOtp: (email, code) => otp('email', email, (id) => trading.verifyEmailOtp(id, email, code)),

    async readCard(front, back) {
      const request = await identity.createRequest(withOpeningId(context))
      if (!request.ok) return request
      const reading = await ekyc.ocr(request.value, front, back)
      return mapResult(reading, ({ ocrId, ...card }) => ({
        ...card,
        proof: { ocrId, requestId: request.value, readAt: now().toISOString() },
      }))
    },
    matchFace: (ocrId, face) => ekyc.matchFace(ocrId, face),
    checkLiveness: (ocrId, frames) => ekyc.checkLiveness(ocrId, frames),
    ekycResult: (ocrId) => ekyc.result(ocrId),

    provinces: () => account.cities(),
    banks: () => account.banks(),
    bankCities: (bankCode) => account.bankRegions(bankCode),
    bankBranches: (bankCode, cityCode) => account.bankBranches(bankCode, cityCode),
    jobs: () => trading.jobs(),
    positions: () => trading.positions(),

    accountNumbers: (wish) => trading.accountNumbers(wish),
    async holdAccountNumber(number) {
      const held = await trading.holdAccountNumber(number, withOpeningId(context))
      return mapResult(held, ({ heldUntil }) => ({
        kind: 'held' as const,
        number,
        heldUntil: heldUntil?.toISOString() ?? null,
      }))
    },
    releaseAccountNumber: async (number) =>
      mapResult(await trading.releaseAccountNumber(number, withOpeningId(context)), () => undefined),
    checkAccountNumber: (number) => trading.checkAccountNumber(number),

    async announceToPaymentApp() {
      const { source } = snapshot().campaign
      if (source === undefined || !paymentApps.has(source)) return ok(null)
      return mapResult(await paymentApp.announce(source), ({ deeplink }) => deeplink)
    },
    ...createSubmission(trading, context, now),
  }
}

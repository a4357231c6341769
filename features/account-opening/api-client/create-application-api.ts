import { paymentAppOf } from '@/lib/domain/campaign/payment-apps'
import type { AccountApi } from '@/lib/backends/account/account-api'
import type { ChallengeApi } from '@/lib/backends/ekyc/challenge-api'
import type { EkycApi } from '@/lib/backends/ekyc/ekyc-api'
import type { IdentityApi } from '@/lib/backends/identity/identity-api'
import type { PaymentAppApi } from '@/lib/backends/payment-app/payment-app-api'
import type { TradingApi } from '@/lib/backends/trading/trading-api'
import { err, mapResult, ok } from '@/lib/platform/result/result'

import { createSubmission } from '../submission/create-submission'
import type { ApplicationApi, OnProgress } from '../api/application-api'
import type { ApplicationContext } from '../api/application-context'
import { sendOtpOnce, sentOtp } from '../api/send-otp-once'

export interface ApplicationServices {
  readonly trading: TradingApi
  readonly account: AccountApi
  readonly ekyc: EkycApi
  readonly challenge: ChallengeApi
  readonly identity: IdentityApi
  readonly paymentApp: PaymentAppApi
}

/** No code was sent to this recipient from this device: a new one has to be requested. */
const noSuchCode = { kind: 'rejected', status: 422, code: 'OTP_UNKNOWN' } as const

const progressOf = (onProgress: OnProgress | undefined) => (onProgress === undefined ? {} : { onProgress })

const withApplicationId = ({ snapshot }: ApplicationContext) => snapshot().applicationId

/** People know banks by their short names, and lists find what they begin with: 'Vietcombank – Ngân hàng TMCP …'. */
const toChoice = ({
  code,
  name,
  shortName,
}: {
  readonly code: string
  readonly name: string
  readonly shortName: string
}) => ({
  code,
  name: name.includes(shortName) ? name : `${shortName} – ${name}`,
})

/** The service modules bound to one application. */
export function createApplicationApi(
  services: ApplicationServices,
  context: ApplicationContext,
  now: () => Date,
): ApplicationApi {
  const { trading, account, ekyc, challenge, identity, paymentApp } = services
  const { snapshot } = context

  async function otp(
    kind: 'sms' | 'email',
    recipient: string,
    verify: (transactionId: string) => ReturnType<TradingApi['verifySmsOtp']>,
  ) {
    const sent = await sentOtp(context, kind)
    if (sent === undefined || sent.recipient !== recipient) return err(noSuchCode)
    const verified = await verify(sent.transactionId)
    return mapResult(verified, (transactionId) => ({ recipient, transactionId, verifiedAt: now().toISOString() }))
  }

  return {
    checkIdentifiers: (identifiers) => trading.checkIdentifiers(identifiers),
    earlierApplication: (idNumber) => trading.earlierApplication(idNumber),
    checkReferralCode: (code) => trading.checkBroker(code),
    checkAge: async (birthDate) => mapResult(await account.checkAge(birthDate), ({ adult }) => adult),

    sendSmsOtp: (mobile) =>
      sendOtpOnce(context, {
        kind: 'sms',
        recipient: mobile,
        send: (idempotencyKey) => trading.sendSmsOtp(mobile, { purpose: 'register' }, { idempotencyKey }),
        now,
      }),
    verifySmsOtp: (mobile, code) => otp('sms', mobile, (id) => trading.verifySmsOtp(id, mobile, code)),
    sendEmailOtp: (email) =>
      sendOtpOnce(context, {
        kind: 'email',
        recipient: email,
        send: (idempotencyKey) => trading.sendEmailOtp(email, { purpose: 'register' }, { idempotencyKey }),
        now,
      }),
    verifyEmailOtp: (email, code) => otp('email', email, (id) => trading.verifyEmailOtp(id, email, code)),

    async readCard(front, back, onProgress, signals) {
      const request = await identity.createRequest(withApplicationId(context))
      if (!request.ok) return request
      const reading = await ekyc.ocr(request.value, front, back, { signals, ...progressOf(onProgress) })
      return mapResult(reading, ({ ocrId, ...card }) => ({
        ...card,
        proof: { ocrId, requestId: request.value, readAt: now().toISOString() },
      }))
    },
    matchFace: (ocrId, face, onProgress, signals) =>
      ekyc.matchFace(ocrId, face, { signals, ...progressOf(onProgress) }),
    drawChallenge: () => challenge.draw(),
    checkLiveness: (ocrId, challengeId, frames, onProgress) =>
      ekyc.checkLiveness(ocrId, challengeId, frames, progressOf(onProgress)),
    ekycResult: (ocrId) => ekyc.result(ocrId),

    provinces: () => account.cities(),
    async banks() {
      const [listed, payable] = await Promise.all([account.banks(), trading.banks()])
      // The account service lists banks with branches, the trading service those that money can be paid out to.
      if (!listed.ok) return listed
      const codes = new Set(payable.ok ? payable.value.map(({ code }) => code) : [])
      return ok(listed.value.filter(({ code }) => codes.size === 0 || codes.has(code)).map(toChoice))
    },
    bankCities: (bankCode) => account.bankRegions(bankCode),
    bankBranches: (bankCode, cityCode) => account.bankBranches(bankCode, cityCode),
    jobs: () => trading.jobs(),
    positions: () => trading.positions(),

    accountNumbers: (wish) => trading.accountNumbers(wish),
    async holdAccountNumber(number, fee) {
      const held = await trading.holdAccountNumber(number, withApplicationId(context))
      return mapResult(held, ({ heldUntil }) => ({
        kind: 'held' as const,
        number,
        fee,
        heldUntil: heldUntil?.toISOString() ?? null,
      }))
    },
    releaseAccountNumber: async (number) =>
      mapResult(await trading.releaseAccountNumber(number, withApplicationId(context)), () => undefined),
    checkAccountNumber: (number) => trading.checkAccountNumber(number),

    async announceToPaymentApp() {
      const source = paymentAppOf(snapshot().campaign)
      if (source === null) return ok(null)
      return mapResult(await paymentApp.announce(source), ({ deeplink }) => deeplink)
    },
    ...createSubmission(trading, context, now),
  }
}

import type { Contract } from '@/lib/backends/trading/application-api'
import type { TradingApi } from '@/lib/backends/trading/trading-api'
import { err, mapResult, ok, type Result } from '@/lib/platform/result/result'

import type { ApplicationApi } from '../api/application-api'
import { sendOtpOnce, sentOtp } from '../api/send-otp-once'
import type { ApplicationContext } from '../api/application-context'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { SubmissionFailure } from '../api/submission-failure'
import type { ContractProof, SignedProof } from '../machine/proofs'
import { toCreateAccountRequest, toPartialRecord } from './to-record'

type Submission = Pick<ApplicationApi, 'saveStep' | 'submit' | 'sendSigningOtp' | 'signContract'>

/** A call on the wrong screen is a bug of the caller, never caused by the applicant. */
function wrongScreen(call: string): never {
  throw new Error(`${call} was called before its screen was reached`)
}

/**
 * From accepted terms to a signed contract. Opens one account whatever happens: every attempt carries the same
 * `opening_id`, which is also the idempotency key, simultaneous calls share one request, and a reload on `submitting`
 * repeats it and gets the first answer.
 */
export function createSubmission(trading: TradingApi, context: ApplicationContext, now: () => Date): Submission {
  const { snapshot } = context
  let inFlight: Promise<Result<ContractProof, SubmissionFailure>> | null = null

  async function submitOnce(): Promise<Result<ContractProof, SubmissionFailure>> {
    const { applicationId, data, campaign, state } = snapshot()
    if (state.screen !== 'submitting') return wrongScreen('submit')
    const { document, identity } = state.proofs
    const request = toCreateAccountRequest(applicationId, { data, campaign, proofs: state.proofs })
    if (!request.ok) return err({ kind: 'incomplete', missing: request.error.missing })

    const { ocrId, requestId } = document
    const images = await trading.saveIdImages({ idNumber: identity.idNumber, ocrId, requestId })
    if (!images.ok) return images
    const account = await trading.createAccount(request.value, { isParsed: true })
    if (!account.ok) return account
    const { clientId, accountNumber, contractId } = account.value
    const contract = await trading.contract({ clientId, contractId })
    if (!contract.ok) return err({ kind: 'contract-pending', failure: contract.error })
    return ok({ clientId, accountNumber, contractId, contractUrl: contract.value.url })
  }

  return {
    async saveStep(step, { applicationId, data, campaign, state }) {
      const record = toPartialRecord({ data, campaign, proofs: state.proofs })
      const saved = await trading.saveStep({ opening_id: applicationId, step: `${step}`, data: record })
      return mapResult(saved, () => undefined)
    },
    submit() {
      inFlight ??= submitOnce().finally(() => {
        inFlight = null
      })
      return inFlight
    },
    async sendSigningOtp(channel = 'sms') {
      const { state } = snapshot()
      if (state.screen !== 'contract') return wrongScreen('sendSigningOtp')
      const { mobile, email } = state.proofs.contact
      const purpose = { purpose: 'sign', contractId: state.proofs.contract.contractId } as const
      return sendOtpOnce(context, {
        kind: 'signing',
        recipient: channel === 'sms' ? mobile : email,
        send: (idempotencyKey) =>
          channel === 'sms'
            ? trading.sendSmsOtp(mobile, purpose, { idempotencyKey })
            : trading.sendEmailOtp(email, purpose, { idempotencyKey }),
        now,
      })
    },
    async signContract(otp) {
      const { state } = snapshot()
      if (state.screen !== 'contract') return wrongScreen('signContract')
      const signing = await sentOtp(context, 'signing')
      if (signing === undefined) return err({ kind: 'rejected', status: 422, code: 'OTP_UNKNOWN' })
      const { clientId, contractId } = state.proofs.contract
      const signed = await trading.signContract({ clientId, contractId }, signing.transactionId, otp)
      if (signed.ok) return ok(toSignedProof(signed.value, now()))
      if (!mayBeSigned(signed.error)) return signed
      const contract = await trading.contract({ clientId, contractId })
      return contract.ok && contract.value.signedAt !== null ? ok(toSignedProof(contract.value, now())) : signed
    },
  }
}

function toSignedProof({ url, signedAt }: Contract, now: Date): SignedProof {
  return { signedContractUrl: url, signedAt: (signedAt ?? now).toISOString() }
}

/** Whether the contract may be signed although the answer was lost, now or at an earlier attempt (`CONTRACT_SIGNED`). */
function mayBeSigned(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' ? failure.code === 'CONTRACT_SIGNED' : unanswered.has(failure.kind)
}

const unanswered: ReadonlySet<ApiFailure['kind']> = new Set(['network', 'timeout', 'invalid-response', 'server'])

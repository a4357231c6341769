import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import type { Endpoint } from '@/lib/backends/endpoint'
import { identityEndpoints } from '@/lib/backends/identity/endpoints'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import { pngHead } from '@/tests/factories/gateway'

import { refusal, type Attempt, type HostileBrowser } from './hostile-browser'
import type { HonestOpening } from './honest-opening'

/** How far an opening has come, by the methods of `HonestOpening`. */
export const stages = ['nothing', 'contact', 'card', 'face', 'identified', 'opened'] as const

export type Stage = (typeof stages)[number]

/** A call that the gateway permits only to an opening that has come far enough, and only with what is its own. */
export interface GuardedCall {
  readonly name: string
  /** Null: the site answers the call itself. */
  readonly endpoint: Endpoint | null
  /** The first stage at which it is permitted. */
  readonly from: Stage
  /** What it is refused with before that stage. */
  readonly early: (stage: Stage) => ReturnType<typeof refusal>
  /** What it is refused with when its ids belong to another opening; null: it carries none that the gateway would use. */
  readonly foreign: ReturnType<typeof refusal> | null
  /** Makes the call in one browser, with the ids of an opening: its own or another one. */
  readonly make: (browser: HostileBrowser, of: HonestOpening) => Promise<Attempt>
}

const notAllowed = refusal(403)
const otpUnproven = refusal(422, 'OTP_UNPROVEN')
const ekycUnproven = refusal(422, 'EKYC_UNPROVEN')
const otpUnknown = refusal(422, 'OTP_UNKNOWN')

const afterCodes = () => otpUnproven
const afterCard = () => ekycUnproven
const afterAll = (stage: Stage) => (stage === 'nothing' ? otpUnproven : ekycUnproven)
const afterOpening = () => notAllowed

/** An id that the opening does not have yet is made up. */
const given = (id: string) => (id === '' ? 'made-up' : id)

/** Nobody looks at the pictures of a call that is refused. */
function upload(fields: Readonly<Record<string, string>>, ...files: readonly string[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const name of files) form.set(name, new File([pngHead], `${name}.png`, { type: 'image/png' }))
  return form
}

const contractOf = ({ clientId, contractId }: HonestOpening) => ({
  client_id: given(clientId),
  contract_id: given(contractId),
})

const code = { otp: '123456' }

export const guardedCalls: readonly GuardedCall[] = [
  {
    name: 'check of the mobile’s code',
    endpoint: tradingEndpoints.verifySmsOtp,
    from: 'contact',
    early: () => otpUnknown,
    foreign: otpUnknown,
    make: (browser, { record: { mobile, sms_transaction_id: id } }) =>
      browser.call('trading/verifyOtp', { json: { mobile, transaction_id: given(id), ...code } }),
  },
  {
    name: 'check of the e-mail’s code',
    endpoint: tradingEndpoints.verifyEmailOtp,
    from: 'contact',
    early: () => otpUnknown,
    foreign: otpUnknown,
    make: (browser, { record: { email, email_transaction_id: id } }) =>
      browser.call('trading/verifyEmailOtp', { json: { email, transaction_id: given(id), ...code } }),
  },
  {
    name: 'request of the ID provider',
    endpoint: identityEndpoints.createRequest,
    from: 'contact',
    early: afterCodes,
    // The gateway puts the opening's own id into `reference`.
    foreign: null,
    make: (browser, { record }) =>
      browser.call('identity/ekyc/v1/request/create', { json: { reference: record.opening_id } }),
  },
  {
    name: 'reading the card',
    endpoint: ekycEndpoints.ocr,
    from: 'card',
    early: (stage) => (stage === 'nothing' ? otpUnproven : notAllowed),
    foreign: notAllowed,
    make: (browser, { requestId }) =>
      browser.call('ekyc/ocr', { form: upload({ request_id: given(requestId) }, 'front', 'back') }),
  },
  {
    name: 'earlier opening',
    endpoint: tradingEndpoints.idNo,
    from: 'card',
    early: afterCard,
    foreign: notAllowed,
    make: (browser, { record: { idno } }) => browser.call('trading/getIdNo', { json: { idno } }),
  },
  {
    name: 'face',
    endpoint: ekycEndpoints.faceMatch,
    from: 'card',
    early: afterCard,
    foreign: notAllowed,
    make: (browser, { record }) =>
      browser.call(`ekyc/facematch/${given(record.ocr_id)}`, { method: 'PUT', form: upload({}, 'face') }),
  },
  {
    name: 'movements to show',
    endpoint: null,
    from: 'face',
    early: (stage) => (stage === 'nothing' ? notAllowed : ekycUnproven),
    foreign: null,
    make: (browser) => browser.call('liveness-challenge', { method: 'POST' }),
  },
  {
    name: 'presence',
    endpoint: ekycEndpoints.liveness,
    from: 'face',
    early: afterCard,
    foreign: notAllowed,
    make: (browser, { record }) => {
      const form = upload({ challenge: 'made-up', actions: 'center' }, 'frames')
      return browser.call(`ekyc/liveness/${given(record.ocr_id)}`, { method: 'PUT', form })
    },
  },
  {
    name: 'outcome of the identity check',
    endpoint: ekycEndpoints.result,
    from: 'card',
    early: afterCard,
    foreign: notAllowed,
    make: (browser, { record }) => browser.call(`ekyc/result/${given(record.ocr_id)}`),
  },
  {
    name: 'holding a number',
    endpoint: tradingEndpoints.holdAccount,
    from: 'identified',
    early: afterAll,
    foreign: refusal(409, 'ACCOUNT_TAKEN'),
    make: (browser, { number, record: { opening_id } }) =>
      browser.call('trading/statusNiceAccount', {
        method: 'PUT',
        json: { acc_no: number, status: 'hold', opening_id },
      }),
  },
  {
    name: 'keeping the pictures',
    endpoint: tradingEndpoints.saveIdImages,
    from: 'identified',
    early: afterAll,
    foreign: notAllowed,
    make: (browser, { requestId, record: { idno, ocr_id } }) =>
      browser.call('trading/saveTrueIdImg', {
        json: { idno, ocr_id: given(ocr_id), request_id: given(requestId) },
      }),
  },
  {
    name: 'opening the account',
    endpoint: tradingEndpoints.createAccount,
    from: 'identified',
    early: afterAll,
    foreign: otpUnproven,
    make: (browser, { record }) => {
      const { sms_transaction_id: sms, email_transaction_id: email, ocr_id: ocr } = record
      const ids = { sms_transaction_id: given(sms), email_transaction_id: given(email), ocr_id: given(ocr) }
      return browser.call('trading/createAccount', { json: { ...record, ...ids } })
    },
  },
  {
    name: 'drawing up the contract',
    endpoint: tradingEndpoints.contractLink,
    from: 'opened',
    early: afterOpening,
    foreign: notAllowed,
    make: (browser, of) => browser.call('trading/getEcontractLink', { json: contractOf(of) }),
  },
  {
    name: 'the contract itself',
    endpoint: tradingEndpoints.contractFile,
    from: 'opened',
    early: afterOpening,
    foreign: notAllowed,
    make: (browser, of) =>
      browser.call(`trading/econtract/${given(of.contractId)}/hop-dong.pdf?token=${given(of.contractToken())}`),
  },
  {
    name: 'code to sign with, by message',
    endpoint: tradingEndpoints.sendSmsOtp,
    from: 'opened',
    early: afterOpening,
    foreign: notAllowed,
    make: (browser, { contractId, record: { mobile } }) =>
      browser.call('trading/getSmsOtp', { json: { mobile, purpose: 'sign', contract_id: given(contractId) } }),
  },
  {
    name: 'code to sign with, by e-mail',
    endpoint: tradingEndpoints.sendEmailOtp,
    from: 'opened',
    early: afterOpening,
    foreign: notAllowed,
    make: (browser, { contractId, record: { email } }) =>
      browser.call('trading/getEmailOtp', { json: { email, purpose: 'sign', contract_id: given(contractId) } }),
  },
  {
    name: 'signature',
    endpoint: tradingEndpoints.signContract,
    from: 'opened',
    early: afterOpening,
    foreign: notAllowed,
    make: (browser, of) =>
      browser.call('trading/getEcontractSigned', { json: { ...contractOf(of), transaction_id: 'made-up', ...code } }),
  },
]

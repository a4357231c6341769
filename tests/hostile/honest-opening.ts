import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'
import { freshDigits, freshIdno, otpSentTo, picture, recordOf } from '@/tests/contract/support/applicant'
import type { Backends } from '@/tests/contract/support/backends'

import type { Attempt, HostileBrowser } from './hostile-browser'

/** The data of a good answer; whatever else an honest applicant gets is an error of the test. */
function dataOf({ status, code, body }: Attempt): Record<string, string> {
  if (status !== 200) throw new Error(`An honest call was refused: ${status} ${code}`)
  return (body as { data: Record<string, string> }).data
}

/** The steps of an honest opening through the gateway, one call at a time, so that a test may leave some out. */
export class HonestOpening {
  readonly browser: HostileBrowser
  readonly #backends: Backends
  readonly record: CreateAccountRequest
  requestId = ''
  clientId = ''
  contractId = ''
  /** The account number that is wished for. */
  readonly number = `7${freshDigits(5)}`

  constructor(browser: HostileBrowser, backends: Backends, idno = freshIdno()) {
    this.browser = browser
    this.#backends = backends
    this.record = {
      ...recordOf(idno),
      opening_id: browser.application,
      mobile: `09${freshDigits(8)}`,
      email: `mau.${freshDigits(9)}@example.com`,
      sms_transaction_id: '',
      email_transaction_id: '',
      ocr_id: '',
    }
  }

  async proveContact(): Promise<void> {
    for (const [send, verify, to, field] of [
      ['getSmsOtp', 'verifyOtp', { mobile: this.record.mobile }, 'sms_transaction_id'],
      ['getEmailOtp', 'verifyEmailOtp', { email: this.record.email }, 'email_transaction_id'],
    ] as const) {
      const sent = await this.browser.call(`trading/${send}`, { json: { ...to, purpose: 'register' } })
      const transaction = dataOf(sent)['transaction_id'] ?? ''
      const otp = otpSentTo(this.#backends, Object.values(to).join(''))
      await this.browser.call(`trading/${verify}`, { json: { ...to, transaction_id: transaction, otp } })
      this.record[field] = transaction
    }
  }

  async readCard(): Promise<void> {
    const asked = await this.browser.call('identity/ekyc/v1/request/create', {
      json: { reference: this.browser.application },
    })
    this.requestId = (asked.body as { request_id: string }).request_id
    const form = new FormData()
    form.set('request_id', this.requestId)
    form.set('front', await picture(this.record.idno, 'front'))
    form.set('back', await picture(this.record.idno, 'back'))
    const read = await this.browser.call('ekyc/ocr', { form })
    this.record.ocr_id = (read.body as { id: string }).id
  }

  async matchFace(): Promise<void> {
    const form = new FormData()
    form.set('face', await picture(this.record.idno, 'selfie'))
    await this.browser.call(`ekyc/facematch/${this.record.ocr_id}`, { method: 'PUT', form })
  }

  /** The movements that the server drew, as frames. */
  async livenessForm(): Promise<FormData> {
    const drawn = await this.browser.call('liveness-challenge', { method: 'POST' })
    const { data } = drawn.body as { data: { challenge: string; actions: string[] } }
    const form = new FormData()
    form.set('challenge', data.challenge)
    form.set('actions', data.actions.join(','))
    const face = await picture(this.record.idno, 'selfie')
    for (const _ of data.actions) form.append('frames', face)
    return form
  }

  async provePresence(): Promise<void> {
    const form = await this.livenessForm()
    await this.browser.call(`ekyc/liveness/${this.record.ocr_id}`, { method: 'PUT', form })
    await this.browser.call(`ekyc/result/${this.record.ocr_id}`)
  }

  async identify(): Promise<void> {
    await this.proveContact()
    await this.readCard()
    await this.matchFace()
    await this.provePresence()
  }

  createAccount(changes: Partial<CreateAccountRequest> = {}) {
    return this.browser.call('trading/createAccount', { json: { ...this.record, ...changes } })
  }

  async open(): Promise<void> {
    await this.identify()
    await this.createOwnAccount()
  }

  async createOwnAccount(): Promise<void> {
    const { client_id = '', contract_id = '' } = dataOf(await this.createAccount())
    this.clientId = client_id
    this.contractId = contract_id
  }

  holdNumber() {
    const json = { acc_no: this.number, status: 'hold', opening_id: this.record.opening_id }
    return this.browser.call('trading/statusNiceAccount', { method: 'PUT', json })
  }

  /** What makes the address of the contract secret. */
  contractToken(): string {
    return this.#backends.sandbox.contracts.find(this.contractId)?.token ?? ''
  }

  async sign() {
    const { mobile } = this.record
    const contract = { contract_id: this.contractId }
    const sent = await this.browser.call('trading/getSmsOtp', { json: { mobile, purpose: 'sign', ...contract } })
    const transaction = dataOf(sent)['transaction_id'] ?? ''
    const json = {
      ...contract,
      client_id: this.clientId,
      transaction_id: transaction,
      otp: otpSentTo(this.#backends, mobile),
    }
    return this.browser.call('trading/getEcontractSigned', { json })
  }
}

import type { CallOptions, Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import { mapResult } from '@/lib/platform/result/result'

import { tradingEndpoints } from './endpoints'
import type { CreateAccountRequest, SaveStepRequest } from './application-schemas'

export type OpenedAccount = {
  readonly clientId: string
  readonly accountNumber: string
  readonly name: string
  readonly contractId: string
  readonly status: 'awaiting_signature' | 'in_review' | 'active'
  readonly createdAt: Date
}

/** `url`: the PDF; in the browser, its address on the gateway. */
export type Contract = { readonly contractId: string; readonly url: string; readonly signedAt: Date | null }

export type ContractRef = { readonly clientId: string; readonly contractId: string }

type ContractWire = { data: { contract_id: string; url: string; signed_at: string | null } }

function toContract({ data }: ContractWire): Contract {
  const signedAt = data.signed_at === null ? null : new Date(data.signed_at)
  return { contractId: data.contract_id, url: data.url, signedAt }
}

const toRef = ({ clientId, contractId }: ContractRef) => ({ client_id: clientId, contract_id: contractId })

/** Trading service: saving an application, opening the account, and the contract. */
export function createApplicationApi(http: HttpClient) {
  return {
    /** Saves one step, replacing what was saved before. The value is the time of saving. */
    async saveStep(step: SaveStepRequest, options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.saveStep, { json: step, ...options })
      return mapResult(answer, ({ data }) => new Date(data.saved_at))
    },
    /** Tells the service to copy the photos of an e-KYC case. */
    async saveIdImages(
      images: { readonly idNumber: string; readonly ocrId: string; readonly requestId: string },
      options: Cancellable = {},
    ) {
      const json = { idno: images.idNumber, ocr_id: images.ocrId, request_id: images.requestId }
      const answer = await http.call(tradingEndpoints.saveIdImages, { json, ...options })
      return mapResult(answer, ({ data }) => new Date(data.saved_at))
    },
    /** Opens the account. Idempotent: `opening_id` is the idempotency key, so repeated calls open one account. */
    async createAccount(request: CreateAccountRequest, options: Cancellable & Pick<CallOptions, 'isParsed'> = {}) {
      const call = { json: request, idempotencyKey: request.opening_id, ...options }
      return mapResult(await http.call(tradingEndpoints.createAccount, call), ({ data }): OpenedAccount => ({
        clientId: data.client_id,
        accountNumber: data.acc_no,
        name: data.cust_nm,
        contractId: data.contract_id,
        status: data.status,
        createdAt: new Date(data.created_at),
      }))
    },
    /** The contract to read and sign. */
    async contract(ref: ContractRef, options: Cancellable = {}) {
      return mapResult(await http.call(tradingEndpoints.contractLink, { json: toRef(ref), ...options }), toContract)
    },
    /** Signs with the code that `sendSmsOtp` sent for `sign`; a wrong code is `rejected` as in the OTP calls. */
    async signContract(ref: ContractRef, transactionId: string, otp: string, options: Cancellable = {}) {
      const json = { ...toRef(ref), transaction_id: transactionId, otp }
      return mapResult(await http.call(tradingEndpoints.signContract, { json, ...options }), toContract)
    },
  }
}

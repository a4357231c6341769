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

/** `url`: the PDF; through the gateway where this runs in the browser. */
export type Contract = { readonly contractId: string; readonly url: string; readonly signedAt: Date | null }

export type ContractRef = { readonly clientId: string; readonly contractId: string }

type ContractWire = { data: { contract_id: string; url: string; signed_at: string | null } }

function toContract({ data }: ContractWire): Contract {
  const signedAt = data.signed_at === null ? null : new Date(data.signed_at)
  return { contractId: data.contract_id, url: data.url, signedAt }
}

const toRef = ({ clientId, contractId }: ContractRef) => ({ client_id: clientId, contract_id: contractId })

/** Trading service: saving, opening and the contract. */
export function createApplicationApi(http: HttpClient) {
  return {
    /** One step as it is left; saving again replaces. The value is when it was saved. */
    async saveStep(step: SaveStepRequest, options: Cancellable = {}) {
      const answer = await http.call(tradingEndpoints.saveStep, { json: step, ...options })
      return mapResult(answer, ({ data }) => new Date(data.saved_at))
    },
    /** The service takes over the pictures of an e-KYC case. */
    async saveIdImages(
      images: { readonly idNumber: string; readonly ocrId: string; readonly requestId: string },
      options: Cancellable = {},
    ) {
      const json = { idno: images.idNumber, ocr_id: images.ocrId, request_id: images.requestId }
      const answer = await http.call(tradingEndpoints.saveIdImages, { json, ...options })
      return mapResult(answer, ({ data }) => new Date(data.saved_at))
    },
    /** Opens the account once: the `opening_id` is the idempotency key, however often this is called. */
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
    /** The contract to be read and signed. */
    async contract(ref: ContractRef, options: Cancellable = {}) {
      return mapResult(await http.call(tradingEndpoints.contractLink, { json: toRef(ref), ...options }), toContract)
    },
    /** Signs with the code that sendSmsOtp sent for `sign`; wrong codes are `rejected` as those of the OTP calls. */
    async signContract(ref: ContractRef, transactionId: string, otp: string, options: Cancellable = {}) {
      const json = { ...toRef(ref), transaction_id: transactionId, otp }
      return mapResult(await http.call(tradingEndpoints.signContract, { json, ...options }), toContract)
    },
  }
}

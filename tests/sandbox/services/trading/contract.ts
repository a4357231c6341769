import type { contractResponseSchema } from '@/lib/backends/trading/application-schemas'
import { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import { requestPath } from '@/lib/backends/http/request-path'
import type { z } from '@/lib/platform/zod/zod'

import { signedContractPdf } from '../../contract-pdf/contract-pdf'
import type { Call, Handlers } from '../../http/handler'
import { serviceBases } from '../../http/service'
import { notFound, WireError } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { OpenedAccount } from '../../state/accounts'
import type { Contract } from '../../state/contracts'
import { welcomeText } from './message-texts'
import { requireVerified } from './otp'

function find(
  { accounts, contracts }: Sandbox,
  asked: { client_id: string; contract_id: string },
): { account: OpenedAccount; contract: Contract } {
  const account = accounts.find('contract_id', asked.contract_id)
  const contract = contracts.find(asked.contract_id)
  if (!account || !contract || account.client_id !== asked.client_id) {
    throw new WireError(404, { code: 'CONTRACT_UNKNOWN', message: 'No such contract' })
  }
  return { account, contract }
}

/** Signed contracts have another file name, so that no cache shows the unsigned one. */
function link(call: Call, { contractId, token, signedAt }: Contract): z.input<typeof contractResponseSchema> {
  const name = signedAt === undefined ? 'hop-dong.pdf' : 'hop-dong-da-ky.pdf'
  const path = requestPath(tradingEndpoints.contractFile.path, { contract: contractId, name })
  const url = `${call.url.origin}${serviceBases.trading}/${path}?token=${token}`
  return { data: { contract_id: contractId, url, signed_at: signedAt ?? null } }
}

/** The OTP to sign goes to the mobile, or by e-mail to applicants who cannot be reached there. */
function verifyEitherChannel(
  { otps }: Sandbox,
  { fields, contract_id }: OpenedAccount,
  { transaction_id, otp }: { transaction_id: string; otp: string },
) {
  const request = { purpose: 'sign', subject: contract_id } as const
  const bySms = otps.verify(transaction_id, { ...request, channel: 'sms', recipient: fields.mobile }, otp)
  if (bySms.kind !== 'unknown') return bySms
  return otps.verify(transaction_id, { ...request, channel: 'email', recipient: fields.email }, otp)
}

/** The electronic contract: its address, its signature by OTP, the file. */
export const contractHandlers: Handlers<typeof tradingEndpoints, 'contractLink' | 'signContract' | 'contractFile'> = {
  contractLink: (call, sandbox) => link(call, find(sandbox, call.body).contract),
  async signContract(call, sandbox) {
    const { transaction_id: transactionId } = call.body
    const { account, contract } = find(sandbox, call.body)
    if (contract.signedAt !== undefined && contract.transactionId !== transactionId) {
      throw new WireError(409, { code: 'CONTRACT_SIGNED', message: 'The contract is signed already' })
    }
    requireVerified(verifyEitherChannel(sandbox, account, call.body))
    // Signed with this OTP before: the answer to the first request was lost.
    if (contract.signedAt !== undefined) return link(call, contract)
    const signedAt = new Date(sandbox.now()).toISOString()
    const signed = await signedContractPdf(account, contract.unsigned, { signedAt, transactionId })
    sandbox.contracts.sign(contract.contractId, signed, signedAt, transactionId)
    sandbox.accounts.review(account.client_id)
    sandbox.outbox.send({
      channel: 'email',
      to: account.fields.email,
      text: welcomeText(call.locale, account.fields.cust_nm, account.acc_no),
    })
    return link(call, { ...contract, signedAt })
  },
  contractFile({ params, query }, { accounts, contracts }) {
    const contract = contracts.find(params.contract)
    const isVoid = accounts.find('contract_id', params.contract) === undefined
    if (!contract || isVoid || contract.token !== query.get('token')) throw notFound()
    return new Response(contract.signed ?? contract.unsigned, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${contract.contractId}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  },
}

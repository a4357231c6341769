import { toCreateAccountRequest } from '@/features/account-opening/submission/to-record'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'
import { contractPdf } from '@/tests/sandbox/contract-pdf/contract-pdf'
import { applicationId } from './wizard-draft'

/** The contract of the pictures' applicant, as the sandbox would write it. */
export async function contractSheet(): Promise<Buffer> {
  const { contract, ...earlier } = allProofs
  const request = toCreateAccountRequest(applicationId, { data: fullApplication, proofs: earlier, campaign: {} })
  if (!request.ok) throw new Error(`no contract without ${request.error.missing.join(', ')}`)
  const file = await contractPdf({
    client_id: contract.clientId,
    acc_no: contract.accountNumber,
    contract_id: 'HD-4F1C09A27B5D683E',
    status: 'awaiting_signature',
    created_at: allProofs.terms.acceptedAt,
    // The applicant's codes are in no list of the sandbox: these name the same occupation and position.
    fields: {
      ...request.value,
      job: '03',
      position: '01',
      fund_list: [],
      banks: request.value.banks.map((bank) => ({ ...bank, bank_city: null, bank_branch: null })),
    },
  })
  return Buffer.from(file)
}

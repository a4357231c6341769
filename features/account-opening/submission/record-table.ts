import type { ApplicationRecord } from '@/lib/backends/trading/application-schemas'
import type { Campaign } from '@/lib/domain/campaign/campaign'
import { isPartnerSource } from '@/lib/routes/register-route'

import type { ApplicationData } from '../application/application-data'
import { fieldNames, fields, type WrittenByFields } from '../application/fields'
import { proofOfField } from '../machine/dependencies'
import type { EarnedProofs, ProofName } from '../machine/proofs'

/** All that a record is made of. */
export interface Application {
  readonly data: ApplicationData
  readonly proofs: EarnedProofs
  readonly campaign: Campaign
}

/** Fields of the record that no answer gives. */
const otherValues: {
  readonly [Wire in Exclude<keyof Required<ApplicationRecord>, WrittenByFields>]: (
    application: Application,
  ) => ApplicationRecord[Wire]
} = {
  /** Assigned by `createAccount`. */
  client_id: () => null,
  partner: ({ campaign }) => (isPartnerSource(campaign.source ?? null) ? campaign.source : null),
  source: ({ campaign }) => campaign.source ?? null,
  utm_source: ({ campaign }) => campaign.utm_source ?? null,
  utm_campaign: ({ campaign }) => campaign.utm_campaign ?? null,
  /** The signed contract, or the one to be signed. */
  e_contract_url: ({ proofs }) => proofs.signed?.signedContractUrl ?? proofs.contract?.contractUrl ?? null,
}

interface RecordRow {
  /** Without it the value is not sent, because it has not been checked. */
  readonly proof: ProofName | null
  readonly value: (application: Application) => unknown
}

/**
 * The account-opening record (docs/specification.md#account-opening-record), field by field, derived from the fields of
 * the application.
 */
export const recordTable: ReadonlyMap<string, RecordRow> = new Map([
  ...Object.entries(otherValues).map(([wire, value]): [string, RecordRow] => [wire, { proof: null, value }]),
  ...fieldNames.flatMap((field) =>
    Object.entries(fields[field].record).map(([wire, write]): [string, RecordRow] => [
      wire,
      {
        proof: proofOfField(field),
        // A row writes the value of its own field.
        value: ({ data, campaign }) => write(data[field] as never, { answers: data, campaign }),
      },
    ]),
  ),
])

/** The answers with those that a proof repeats taken from the proof: what was checked is what is sent. */
export function withCheckedAnswers(application: Application): Application {
  const { contact, identity, accountNumber } = application.proofs
  const checked = {
    mobile: contact?.mobile,
    email: contact?.email,
    idNumber: identity?.idNumber,
    accountNumber: accountNumber?.kind === 'held' ? accountNumber.number : undefined,
    accountFee: accountNumber?.kind === 'held' ? accountNumber.fee : undefined,
  }
  return { ...application, data: { ...application.data, ...checked } }
}

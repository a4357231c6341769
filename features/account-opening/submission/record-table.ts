import type { ApplicationRecord, ServiceFlags } from '@/lib/backends/trading/application-schemas'
import { isPartnerSource } from '@/lib/routes/register-route'
import type { Campaign } from '@/lib/domain/campaign/campaign'

import { defaultServices, type ApplicationData, type Service } from '../application/application-data'
import type { EarnedProofs, ProofName } from '../machine/proofs'

/** All that a record is made of. */
export interface Application {
  readonly data: ApplicationData
  readonly proofs: EarnedProofs
  readonly campaign: Campaign
}

/** One field of the record: the proof that vouches for its value (unchecked input is not sent), and where it is read. */
interface Row<Value> {
  readonly proof: ProofName | null
  readonly read: (from: Application) => Value | undefined
}

type RecordTable = { readonly [Field in keyof Required<ApplicationRecord>]: Row<ApplicationRecord[Field]> }

function row<Value>(proof: ProofName | null, read: Row<Value>['read']): Row<Value> {
  return { proof, read }
}

/** A flag that follows one of the choices. */
function chosen(service: Service): Row<'Y' | 'N'> {
  return row('services', ({ data }) => yesNo(servicesOf(data)[service]))
}

/** Answered with no, because nobody was asked: neither may be agreed to by silence (Decree 356/2025). */
const never: Row<'Y' | 'N'> = row('services', () => 'N')

const serviceRows: { readonly [Flag in keyof ServiceFlags]: Row<ServiceFlags[Flag]> } = {
  stock_yn: chosen('stock'),
  mr_yn: chosen('margin'),
  dr_ac_yn: chosen('derivatives'),
  trading_yn: chosen('onlineTrading'),
  cc_yn: chosen('hotline'),
  bk_yn: chosen('brokerChannel'),
  roup: never,
  share_yn: never,
  sms_yn: chosen('sms'),
  adv_yn: chosen('cashAdvance'),
  pa_yn: chosen('analytics'),
  sic_yn: chosen('investmentRegistration'),
  dr_yn: row('services', ({ data }) => yesNo(servicesOf(data).derivatives && servicesOf(data).onlineTrading)),
  cw_yn: chosen('coveredWarrants'),
  bounds_yn: chosen('bonds'),
  fund_yn: chosen('fund'),
  etf_yn: chosen('etf'),
}

/**
 * The account-opening record (docs/specification.md#account-opening-record), field by field: the only place that knows which answer goes where.
 * Mobile, e-mail and ID number are read from their proofs: what was checked is what is sent.
 */
export const recordTable: RecordTable = {
  idno: row('identity', ({ proofs }) => proofs.identity?.idNumber),
  cust_nm: row('identity', ({ data }) => data.fullName),
  sex: row('identity', ({ data }) => data.sex),
  idiss_dt: row('identity', ({ data }) => toCompactDate(data.idIssueDate)),
  id_place: row('identity', ({ data }) => data.idIssuePlace),
  birth_dt: row('identity', ({ data }) => toCompactDate(data.birthDate)),
  mobile: row('contact', ({ proofs }) => proofs.contact?.mobile),
  email: row('contact', ({ proofs }) => proofs.contact?.email),
  address: row('address', ({ data }) => inOneLine(data.street, data.ward?.name)),
  district: row('address', ({ data }) => orNull(data.district)),
  province: row('address', ({ data }) => data.province?.code),
  tax_no: row('work', ({ data }) => orNull(data.taxNumber)),
  /** Given by `createAccount`; nobody who opens an account has one yet. */
  client_id: row(null, () => null),
  perm_address: row('identity', ({ data }) => orNull(data.cardAddress)),
  idexp_dt: row('identity', ({ data }) => toCompactDate(data.idExpiryDate) ?? null),
  nationality: row('personal', ({ data }) => data.nationality),
  second_nationality: row('personal', ({ data }) => orNull(data.secondNationality)),
  job: row('work', ({ data }) => data.job?.code),
  position: row('work', ({ data }) => data.position?.code),
  fatca_yn: row('work', ({ data }) => yesNo(data.foreignTax ?? false)),
  rfr_nm: row('contact', ({ data }) => orNull(data.referrerName)),
  rfr_mobile: row('contact', ({ data }) => orNull(data.referrerPhone)),
  partner: row(null, ({ campaign }) => (isPartnerSource(campaign.source ?? null) ? campaign.source : null)),
  /** What the applicant typed counts before what a link carried. */
  ref_code: row('contact', ({ data, campaign }) => orNull(data.referralCode) ?? campaign.ref_code ?? null),
  reward_code: row('contact', ({ data }) => orNull(data.rewardCode)),
  source: row(null, ({ campaign }) => campaign.source ?? null),
  utm_source: row(null, ({ campaign }) => campaign.utm_source ?? null),
  utm_campaign: row(null, ({ campaign }) => campaign.utm_campaign ?? null),
  /** The broker whose code was typed, and checked, counts before the one of a link. */
  staff_id: row(null, ({ data, campaign }) => data.careStaff?.code ?? campaign.staffId ?? null),
  mas_branch_id: row(null, ({ data, campaign }) => data.careBranch?.code ?? campaign.mas_branch_id ?? null),
  /** The contract as it stands, once there is one. */
  e_contract_url: row(null, ({ proofs }) => proofs.signed?.signedContractUrl ?? proofs.contract?.contractUrl ?? null),
  ...serviceRows,
  banks: row('banks', ({ data }) => data.banks?.map(toBankWire)),
  fund_list: row('services', ({ data }) => [...(data.funds ?? [])]),
  mr_level: row('services', ({ data }) => marginLevel(data)),
  acc_no: row('accountNumber', ({ proofs }) =>
    proofs.accountNumber?.kind === 'held' ? proofs.accountNumber.number : null,
  ),
}

type BankWire = ApplicationRecord['banks'][number]

function toBankWire(account: NonNullable<ApplicationData['banks']>[number]): BankWire {
  return {
    bank_id: account.bank.code,
    bank_nm: account.bank.name,
    bank_acc: account.accountNumber,
    bank_branch: orNull(account.branch?.code),
    bank_city: orNull(account.city?.code),
  }
}

/** A field left empty is a field not answered. */
function orNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text
}

function servicesOf(data: ApplicationData) {
  return data.services ?? defaultServices
}

function marginLevel(data: ApplicationData): ApplicationRecord['mr_level'] {
  if (!servicesOf(data).margin) return null
  return data.marginLevel === '4' ? 4 : 1
}

function yesNo(value: boolean): 'Y' | 'N' {
  return value ? 'Y' : 'N'
}

/** ISO `yyyy-MM-dd` to the services' `YYYYMMDD`. */
function toCompactDate(iso: string | undefined): string | undefined {
  return iso?.replaceAll('-', '')
}

function inOneLine(...parts: readonly (string | undefined)[]): string | undefined {
  const given = parts.filter((part) => part !== undefined && part !== '')
  return given.length === 0 ? undefined : given.join(', ')
}

import { expect } from '@playwright/test'

import type { applicationRecordSchema } from '@/lib/backends/trading/application-schemas'
import { consentKinds } from '@/lib/domain/account-opening/given-consent'
import type { Holder } from '@/tests/sandbox/specimens/holder'
import type { Applicant } from './applicant'

/** A choice made in a list: the code that it stands for and the words that were read. */
export interface Chosen {
  readonly code: string
  readonly label: string
}

/** What the lists of the wizard were answered with, by the key of each list's label. */
export type ChosenByLabel = Readonly<Record<string, Chosen>>

/** Everything the record of spec section 3 must hold, from what was read off the card, typed, chosen and left alone. */
export function expectedRecord(
  { holder, ...applicant }: Applicant,
  chosen: ChosenByLabel,
  campaign: Readonly<Record<string, string>> = {},
): Record<keyof typeof applicationRecordSchema.shape, unknown> {
  const code = (key: string) => chosen[key]?.code ?? `nothing chosen for ${key}`
  return {
    ...readOff(holder),
    mobile: applicant.mobile,
    email: applicant.email,
    address: `${applicant.street}, ${applicant.ward}`,
    district: null,
    province: code('application.personal.address.province'),
    // Offered as the answer: a citizen's ID number is the tax number since 1 July 2025.
    tax_no: holder.idno,
    client_id: null,
    nationality: 'VN',
    second_nationality: null,
    job: code('application.personal.work.job'),
    position: code('application.personal.work.position'),
    fatca_yn: 'N',
    ...unanswered,
    e_contract_url: null,
    ...defaultServices,
    banks: [
      {
        bank_id: code('application.banks.bank'),
        bank_nm: chosen['application.banks.bank']?.label,
        bank_acc: applicant.bankAccount,
        bank_branch: code('application.banks.branch'),
        bank_city: code('application.banks.city'),
      },
    ],
    fund_list: [],
    mr_level: 1,
    acc_no: null,
    acc_fee: null,
    consents: consentKinds.map((kind) =>
      expect.objectContaining({ kind, wording: expect.stringMatching(/^application\./) }),
    ),
    ...campaign,
  }
}

/** Who issued the card depends on its day: until 30 June 2024 a department of the police, then the ministry. */
const readOff = (holder: Holder) => ({
  idno: holder.idno,
  cust_nm: holder.name,
  sex: holder.sex,
  birth_dt: holder.birthDate.replaceAll('-', ''),
  idiss_dt: holder.issueDate.replaceAll('-', ''),
  idexp_dt: holder.expiryDate.replaceAll('-', ''),
  perm_address: holder.address,
  id_place: holder.issueDate < '2024-07-01' ? 'Cục Cảnh sát quản lý hành chính về trật tự xã hội' : 'Bộ Công an',
})

/** Nobody referred this applicant, and no campaign did. */
const unanswered = {
  rfr_nm: null,
  rfr_mobile: null,
  partner: null,
  ref_code: null,
  reward_code: null,
  source: null,
  utm_source: null,
  utm_campaign: null,
  staff_id: null,
  mas_branch_id: null,
}

/** All on but derivatives (spec section 9); the two that nobody was asked about are off. */
const defaultServices = {
  stock_yn: 'Y',
  mr_yn: 'Y',
  dr_ac_yn: 'N',
  trading_yn: 'Y',
  cc_yn: 'Y',
  bk_yn: 'Y',
  roup: 'N',
  share_yn: 'N',
  sms_yn: 'Y',
  adv_yn: 'Y',
  pa_yn: 'Y',
  sic_yn: 'Y',
  dr_yn: 'N',
  cw_yn: 'Y',
  bounds_yn: 'Y',
  fund_yn: 'Y',
  etf_yn: 'Y',
}

import { describe, expect, it } from 'vitest'

import { createTradingApi } from '@/lib/backends/trading/trading-api'
import { ok } from '@/lib/platform/result/result'
import { readCampaign } from '@/lib/domain/campaign/campaign'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'
import { recordingHttp } from '@/tests/factories/recording-http'

import { standardFlow } from '@/lib/domain/account-opening/flows'
import { stateFor } from '../machine/transition'
import { createSubmission } from './create-submission'

const applicationId = '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01'
const { contract: _contract, signed: _signed, ...accepted } = allProofs

/** The body of the one `createAccount` that a submission of every answer makes, as the service receives it. */
async function payload(): Promise<Record<string, unknown>> {
  const opened = {
    client_id: 'client-1',
    acc_no: '686868',
    contract_id: 'contract-1',
    cust_nm: 'A',
    created_at: '2026-11-20T03:00:00Z',
  }
  const { http, calls } = recordingHttp({ data: { ...opened, status: 'awaiting_signature' } })
  const trading = {
    ...createTradingApi(http),
    saveIdImages: async () => ok(new Date(0)),
    contract: async () => ok({ contractId: 'contract-1', url: '/contract.pdf', signedAt: null }),
  }
  const snapshot = () => ({
    applicationId,
    flow: standardFlow,
    data: fullApplication,
    state: stateFor(accepted, null),
    transactions: {},
    campaign: readCampaign(
      '?source=ocb&utm_source=facebook&utm_campaign=tet-2027&ref_code=LINKED01&staffId=S-12&mas_branch_id=B-7',
    ),
    savedAt: null,
    saveProblem: null,
    ownership: 'this-tab' as const,
  })
  await createSubmission(trading, { snapshot, rememberTransactions: () => {} }, () => new Date(0)).submit()
  expect(calls).toEqual([expect.objectContaining({ idempotencyKey: applicationId })])
  return calls[0]?.json as Record<string, unknown>
}

/** docs/specification.md#account-opening-record: its name of a field, the field of the payload, the value that arrives. */
const table = {
  'Identity and contact': [
    ['idno', 'idno', '001199999999'],
    ['cust_nm', 'cust_nm', 'NGUYỄN THỊ MẪU'],
    ['sex', 'sex', 'F'],
    ['idiss_dt', 'idiss_dt', '20210304'],
    ['id_place', 'id_place', 'Cục Cảnh sát QLHC về TTXH'],
    ['birth_dt', 'birth_dt', '19990102'],
    ['mobile', 'mobile', '0912345678'],
    ['email', 'email', 'lan@example.com'],
    ['address', 'address', '12 Phố Mẫu, Phường Ba Đình'],
    ['district', 'district', 'Quận Mẫu'],
    ['province', 'province', '01'],
    ['tax number', 'tax_no', '8012345678'],
    // Given by `createAccount` itself.
    ['client id', 'client_id', null],
  ],
  'Work and tax': [
    ['job', 'job', 'J07'],
    ['position', 'position', 'P03'],
    ['foreign-tax flag', 'fatca_yn', 'N'],
  ],
  Banks: [
    ['name', 'banks.0.bank_nm', 'Vietcombank'],
    ['id', 'banks.0.bank_id', '970436'],
    ['account', 'banks.0.bank_acc', '0011000000011'],
    ['branch', 'banks.0.bank_branch', 'VCB-HN-1'],
    ['city', 'banks.0.bank_city', 'HN'],
    ['second name', 'banks.1.bank_nm', 'MB'],
    ['second id', 'banks.1.bank_id', '970422'],
    ['second account', 'banks.1.bank_acc', '2222000000022'],
    ['second branch', 'banks.1.bank_branch', 'MB-DN-2'],
    ['second city', 'banks.1.bank_city', 'DN'],
    // This bank has no branches to choose from.
    ['third name', 'banks.2.bank_nm', 'CAKE'],
    ['third id', 'banks.2.bank_id', '546034'],
    ['third account', 'banks.2.bank_acc', '3333000000033'],
    ['third branch', 'banks.2.bank_branch', null],
    ['third city', 'banks.2.bank_city', null],
  ],
  Referral: [
    ['referrer name', 'rfr_nm', 'Trần Văn Giới Thiệu'],
    ['referrer phone', 'rfr_mobile', '0987000111'],
    ['partner', 'partner', 'ocb'],
    ['ref_code', 'ref_code', 'TYPED001'],
    ['reward_code', 'reward_code', 'REWARD01'],
  ],
  Tracking: [
    ['source', 'source', 'ocb'],
    ['utm_source', 'utm_source', 'facebook'],
    ['utm_campaign', 'utm_campaign', 'tet-2027'],
    ['staffId of a link', 'staff_id', 'S-12'],
    ['mas_branch_id of a link', 'mas_branch_id', 'B-7'],
    // There is no contract yet: saved with step 7 (to-record.test.ts).
    ['e_contract_url', 'e_contract_url', null],
  ],
  'Service flags': [
    ['stock_yn', 'stock_yn', 'Y'],
    ['mr_yn (margin)', 'mr_yn', 'Y'],
    ['dr_ac_yn (derivatives)', 'dr_ac_yn', 'N'],
    ['trading_yn', 'trading_yn', 'Y'],
    ['cc_yn', 'cc_yn', 'Y'],
    ['bk_yn', 'bk_yn', 'Y'],
    ['roup', 'roup', 'N'],
    ['share_yn', 'share_yn', 'N'],
    ['sms_yn', 'sms_yn', 'N'],
    ['adv_yn', 'adv_yn', 'Y'],
    ['pa_yn', 'pa_yn', 'Y'],
    ['sic_yn', 'sic_yn', 'Y'],
    ['dr_yn', 'dr_yn', 'N'],
    ['cw_yn', 'cw_yn', 'Y'],
    ['bounds_yn', 'bounds_yn', 'Y'],
    ['fund_yn', 'fund_yn', 'Y'],
    ['etf_yn', 'etf_yn', 'Y'],
    ['fund list', 'fund_list', ['FUND-A', 'FUND-B']],
    ['margin level', 'mr_level', 4],
  ],
  'Beside the specification: what the law requires, the chosen number, and the proofs': [
    ['address of the card', 'perm_address', 'Thôn Cũ, Xã Cũ, Huyện Cũ, Hà Nội'],
    ['end of the card', 'idexp_dt', '20390102'],
    ['nationality', 'nationality', 'VN'],
    ['second nationality', 'second_nationality', 'KR'],
    ['chosen account number', 'acc_no', '686868'],
    ['its fee', 'acc_fee', 500_000],
    ['first consent', 'consents.0.kind', 'data'],
    ['application', 'opening_id', applicationId],
    ['identity check', 'ocr_id', 'ocr-1'],
    ['what was misread', 'corrections', []],
    ['code of the mobile', 'sms_transaction_id', 'sms-1'],
    ['code of the e-mail', 'email_transaction_id', 'email-1'],
  ],
} as const

const at = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((inside, key) => (inside as Record<string, unknown> | undefined)?.[key], value)

describe.each(Object.entries(table))('%s', (_, rows) => {
  it.each<readonly [string, string, unknown]>(rows)('%s arrives as %s', async (_field, path, sent) => {
    expect(at(await payload(), path)).toEqual(sent)
  })
})

it('nothing else is sent', async () => {
  const listed = Object.values(table).flatMap((rows) => rows.map(([, path]) => path.split('.', 1).join()))
  expect(Object.keys(await payload()).toSorted()).toEqual([...new Set(listed)].toSorted())
})

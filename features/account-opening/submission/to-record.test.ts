import { expect, test } from 'vitest'

import { readCampaign } from '@/lib/tracking/campaign'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/opening-proofs'

import { services, type Service } from '../draft/application-data'
import { recordTable } from './record-table'
import { toCreateAccountRequest, toPartialRecord } from './to-record'

const openingId = '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01'
const campaign = readCampaign(
  '?source=ocb&utm_source=facebook&utm_campaign=tet-2027&ref_code=LINKED01&staffId=S-12&mas_branch_id=B-7',
)
const application = { data: fullApplication, proofs: allProofs, campaign }

function requestOf(changed: Partial<typeof application>) {
  const request = toCreateAccountRequest(openingId, { ...application, ...changed })
  if (!request.ok) throw new Error(`missing: ${request.error.missing.join(', ')}`)
  return request.value
}

/** Spec.md section 3, 'Account opening record', by the names of the record; its five facts of a bank account apart. */
const specified = `
  idno cust_nm sex idiss_dt id_place birth_dt mobile email address district province tax_no client_id
  job position fatca_yn banks rfr_nm rfr_mobile partner ref_code reward_code
  source utm_source utm_campaign staff_id mas_branch_id e_contract_url
  stock_yn mr_yn dr_ac_yn trading_yn cc_yn bk_yn roup share_yn sms_yn adv_yn pa_yn
  sic_yn dr_yn cw_yn bounds_yn fund_yn etf_yn fund_list mr_level
`.match(/\w+/g)

test('the record has every field of the specification, and of its own only the chosen account number', () => {
  expect(Object.keys(recordTable).toSorted()).toEqual([...(specified ?? []), 'acc_no'].toSorted())
  expect(Object.keys(requestOf({}).banks[0] ?? {}).toSorted()).toEqual(
    ['bank_id', 'bank_nm', 'bank_acc', 'bank_branch', 'bank_city'].toSorted(),
  )
})

test('every answer arrives in its own field', () => {
  expect(requestOf({})).toEqual({
    opening_id: openingId,
    ocr_id: 'ocr-1',
    sms_transaction_id: 'sms-1',
    email_transaction_id: 'email-1',
    idno: '001199999999',
    cust_nm: 'NGUYỄN THỊ MẪU',
    sex: 'F',
    idiss_dt: '20210304',
    id_place: 'Cục Cảnh sát QLHC về TTXH',
    birth_dt: '19990102',
    mobile: '0912345678',
    email: 'lan@example.com',
    address: '12 Phố Mẫu, Phường Ba Đình',
    district: 'Quận Mẫu',
    province: '01',
    tax_no: '8012345678',
    client_id: null,
    job: 'J07',
    position: 'P03',
    fatca_yn: 'N',
    rfr_nm: 'Trần Văn Giới Thiệu',
    rfr_mobile: '0987000111',
    partner: 'ocb',
    ref_code: 'TYPED001',
    reward_code: 'REWARD01',
    source: 'ocb',
    utm_source: 'facebook',
    utm_campaign: 'tet-2027',
    staff_id: 'S-12',
    mas_branch_id: 'B-7',
    e_contract_url: allProofs.signed.signedContractUrl,
    stock_yn: 'Y',
    mr_yn: 'Y',
    dr_ac_yn: 'N',
    trading_yn: 'Y',
    cc_yn: 'Y',
    bk_yn: 'Y',
    roup: 'N',
    share_yn: 'N',
    sms_yn: 'N',
    adv_yn: 'Y',
    pa_yn: 'Y',
    sic_yn: 'Y',
    dr_yn: 'N',
    cw_yn: 'Y',
    bounds_yn: 'Y',
    fund_yn: 'Y',
    etf_yn: 'Y',
    banks: [
      {
        bank_id: '970436',
        bank_nm: 'Vietcombank',
        bank_acc: '0011000000011',
        bank_branch: 'VCB-HN-1',
        bank_city: 'HN',
      },
      { bank_id: '970422', bank_nm: 'MB', bank_acc: '2222000000022', bank_branch: null, bank_city: null },
    ],
    fund_list: ['FUND-A', 'FUND-B'],
    mr_level: 4,
    acc_no: '6868686868',
  })
})

test.each([
  ['stock', ['stock_yn']],
  ['margin', ['mr_yn']],
  ['derivatives', ['dr_ac_yn']],
  ['onlineTrading', ['trading_yn']],
  ['hotline', ['cc_yn']],
  ['brokerChannel', ['bk_yn']],
  ['fund', ['fund_yn']],
  ['coveredWarrants', ['cw_yn']],
  ['bonds', ['bounds_yn']],
  ['etf', ['etf_yn']],
  ['sms', ['sms_yn']],
  ['cashAdvance', ['adv_yn']],
  ['analytics', ['pa_yn']],
  ['investmentRegistration', ['sic_yn']],
] as const satisfies readonly (readonly [Service, readonly string[]])[])(
  'choosing %s alone sets %s alone',
  (service, flags) => {
    const alone = Object.fromEntries(services.map((other) => [other, other === service]))
    const request = requestOf({ data: { ...fullApplication, services: alone as typeof fullApplication.services } })
    expect(Object.entries(request).flatMap(([name, value]) => (value === 'Y' ? [name] : []))).toEqual(flags)
  },
)

test('derivatives orders online need both the derivatives account and online trading', () => {
  const chosen = { ...fullApplication.services, derivatives: true } as Record<Service, boolean>
  expect(requestOf({ data: { ...fullApplication, services: chosen } }).dr_yn).toBe('Y')
  expect(requestOf({ data: { ...fullApplication, services: { ...chosen, onlineTrading: false } } }).dr_yn).toBe('N')
})

test('without margin there is no level; with it and no answer it is the lower one', () => {
  const chosen = fullApplication.services as Record<Service, boolean>
  expect(requestOf({ data: { ...fullApplication, services: { ...chosen, margin: false } } }).mr_level).toBeNull()
  const { marginLevel: _unanswered, ...data } = fullApplication
  expect(requestOf({ data }).mr_level).toBe(1)
})

test('the mobile that was verified is sent, not one typed over it since', () => {
  expect(requestOf({ data: { ...fullApplication, mobile: '0999999999', idNumber: '000000000000' } })).toMatchObject({
    mobile: '0912345678',
    idno: '001199999999',
  })
})

test("a link's referral code counts where none was typed, and only partners are partners", () => {
  const data = { ...fullApplication, referralCode: '' }
  expect(requestOf({ data }).ref_code).toBe('LINKED01')
  const request = requestOf({ data, campaign: readCampaign('?source=newsletter') })
  expect([request.ref_code, request.partner, request.source]).toEqual([null, null, 'newsletter'])
})

test('a saved step holds what has been checked and nothing that is only typed', () => {
  const { contact, smsOtp } = allProofs
  expect(toPartialRecord({ data: fullApplication, proofs: { contact, smsOtp }, campaign: {} })).toEqual({
    mobile: '0912345678',
    email: 'lan@example.com',
    rfr_nm: 'Trần Văn Giới Thiệu',
    rfr_mobile: '0987000111',
    ref_code: 'TYPED001',
    reward_code: 'REWARD01',
    client_id: null,
    partner: null,
    source: null,
    utm_source: null,
    utm_campaign: null,
    staff_id: null,
    mas_branch_id: null,
    e_contract_url: null,
  })
})

test('an answer that went missing is named by what has to be answered again', () => {
  const { street: _s, ward: _w, job: _j, ...data } = fullApplication
  expect(toCreateAccountRequest(openingId, { ...application, data })).toEqual({
    ok: false,
    error: { missing: ['address', 'work'] },
  })
})

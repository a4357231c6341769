import { expect, test } from 'vitest'

import { readCampaign } from '@/lib/tracking/campaign'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/opening-proofs'

import { services, type Service } from '../draft/application-data'
import type { EarnedProofs } from '../machine/proofs'
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

test('the address of the contract is recorded as it stands: none, to be signed, signed', () => {
  const { contract, signed, ...accepted } = allProofs
  const recorded = (proofs: EarnedProofs) => toPartialRecord({ ...application, proofs }).e_contract_url
  expect(recorded(accepted)).toBeNull()
  expect(recorded({ ...accepted, contract })).toBe(contract.contractUrl)
  expect(recorded({ ...accepted, contract, signed })).toBe(signed.signedContractUrl)
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

import { expect, test } from 'vitest'

import { serviceFlagsSchema } from '@/lib/backends/trading/application-schemas'
import { readCampaign } from '@/lib/domain/campaign/campaign'
import { fullApplication } from '@/tests/factories/application'
import { allProofs } from '@/tests/factories/application-proofs'

import { fieldNames, fields } from '../application/fields'
import { services, type Service } from '../application/services'
import type { ApplicationData } from '../application/application-data'
import type { EarnedProofs, ProofName } from '../machine/proofs'
import { proofOfRecordField, toCreateAccountRequest, toPartialRecord } from './to-record'

const applicationId = '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01'
const campaign = readCampaign(
  '?source=ocb&utm_source=facebook&utm_campaign=tet-2027&ref_code=LINKED01&staffId=S-12&mas_branch_id=B-7',
)
const application = { data: fullApplication, proofs: allProofs, campaign }

function requestOf(changed: Partial<typeof application>) {
  const request = toCreateAccountRequest(applicationId, { ...application, ...changed })
  if (!request.ok) throw new Error(`missing: ${request.error.missing.join(', ')}`)
  return request.value
}

test('records the address of the contract: none, to be signed, signed', () => {
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

test('sends the verified mobile, not one that was typed afterwards', () => {
  expect(requestOf({ data: { ...fullApplication, mobile: '0999999999', idNumber: '000000000000' } })).toMatchObject({
    mobile: '0912345678',
    idno: '001199999999',
  })
})

test("uses a link's referral code if none was typed, and records partners only as partners", () => {
  const data = { ...fullApplication, referralCode: '' }
  expect(requestOf({ data }).ref_code).toBe('LINKED01')
  const request = requestOf({ data, campaign: readCampaign('?source=newsletter') })
  expect([request.ref_code, request.partner, request.source]).toEqual([null, null, 'newsletter'])
})

test('a saved step holds checked values only', () => {
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
    consents: fullApplication.consents,
  })
})

test('every answer is sent but the boxes of the consents, notes, and the ward, which is sent with the street', () => {
  const unsent = fieldNames.filter((field) => Object.keys(fields[field].record).length === 0)
  const identity = ['idSource', 'idReadings', 'correctionReasons']
  const notes = [...identity, 'verdictAwaitedFor', 'numberWish', 'refusals', 'curedRefusal']
  expect(unsent).toEqual(['dataConsent', 'biometricConsent', 'ward', ...notes])
})

test('no two fields write the same field of the record', () => {
  const written = fieldNames.flatMap((field) => Object.keys(fields[field].record))
  expect(written.toSorted()).toEqual([...new Set(written)].toSorted())
})

test.each([
  ['contact', ['mobile', 'email', 'rfr_nm', 'rfr_mobile', 'ref_code', 'reward_code', 'staff_id', 'mas_branch_id']],
  ['identity', ['idno', 'cust_nm', 'sex', 'idiss_dt', 'id_place', 'birth_dt', 'perm_address', 'idexp_dt']],
  ['personal', ['nationality', 'second_nationality']],
  ['address', ['address', 'district', 'province']],
  ['work', ['tax_no', 'job', 'position', 'fatca_yn']],
  ['banks', ['banks']],
  ['accountNumber', ['acc_fee', 'acc_no']],
  ['services', [...Object.keys(serviceFlagsSchema.shape), 'fund_list', 'mr_level']],
] as const satisfies readonly (readonly [ProofName, readonly string[]])[])(
  'without %s exactly the fields that it covers are left out',
  (proof, fields) => {
    const { [proof]: _lost, ...proofs } = allProofs
    const known = Object.keys(toPartialRecord(application))
    const left = Object.keys(toPartialRecord({ ...application, proofs }))
    expect(known.filter((field) => !left.includes(field)).toSorted()).toEqual([...fields].toSorted())
    for (const field of fields) expect(proofOfRecordField(field)).toBe(proof)
  },
)

test('fields without a proof, and unknown ones, lead to the first screen', () => {
  for (const field of ['source', 'client_id', 'no_such_field', undefined])
    expect(proofOfRecordField(field)).toBe('contact')
})

test("the broker of a typed code, with the branch, overrides a link's", () => {
  const care = { careStaff: { code: 'SN-12', name: 'Trần Môi Giới' }, careBranch: { code: '7', name: 'Hà Nội' } }
  expect(requestOf({ data: { ...fullApplication, ...care } })).toMatchObject({ staff_id: 'SN-12', mas_branch_id: '7' })
})

test('sends empty fields as null and untouched ones as their defaults', () => {
  const { foreignTax: _f, services: _s, funds: _n, ...data } = fullApplication
  const empty = { district: '', taxNumber: '', rewardCode: '', referrerName: '', referrerPhone: '', cardAddress: '' }
  const assigned = { ...allProofs, accountNumber: { kind: 'assigned' } } as const
  expect(
    requestOf({ data: { ...data, ...empty, secondNationality: undefined, idExpiryDate: undefined }, proofs: assigned }),
  ).toMatchObject({
    district: null,
    tax_no: null,
    reward_code: null,
    rfr_nm: null,
    rfr_mobile: null,
    perm_address: null,
    second_nationality: null,
    idexp_dt: null,
    acc_no: null,
    fatca_yn: 'N',
    fund_list: [],
    stock_yn: 'Y',
    sms_yn: 'Y',
    dr_ac_yn: 'N',
  })
})

test.each([
  [{ street: '12 Phố Mẫu', ward: undefined }, '12 Phố Mẫu'],
  [{ street: '', ward: { code: 'w', name: 'Phường Mẫu' } }, 'Phường Mẫu'],
])('an address of one part has no comma: %j', (part, address) => {
  expect(toPartialRecord({ ...application, data: { ...fullApplication, ...part } }).address).toBe(address)
})

test('names missing answers by their proofs', () => {
  const missingWithout = (...questions: readonly (keyof ApplicationData)[]) => {
    const data = Object.fromEntries(
      Object.entries(fullApplication).filter(([name]) => !questions.some((q) => q === name)),
    )
    return toCreateAccountRequest(applicationId, { ...application, data })
  }
  expect(missingWithout('street', 'ward', 'job')).toEqual({ ok: false, error: { missing: ['address', 'work'] } })
  expect(missingWithout('province', 'position', 'banks')).toEqual({
    ok: false,
    error: { missing: ['address', 'work', 'banks'] },
  })
  expect(missingWithout('sex')).toEqual({ ok: false, error: { missing: ['identity'] } })
})

test('records that the applicant is taxable in another country', () => {
  expect(requestOf({ data: { ...fullApplication, foreignTax: true } }).fatca_yn).toBe('Y')
})

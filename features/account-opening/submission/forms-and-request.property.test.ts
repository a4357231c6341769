import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { emailOtpRequestSchema, smsOtpRequestSchema } from '@/lib/backends/trading/otp-schemas'
import { fullApplication } from '@/tests/factories/application'
import { isThorough } from '@/tests/setup/thorough'
import { allProofs } from '@/tests/factories/application-proofs'

import type { ApplicationData } from '../application/application-data'
import { addressSchema } from '../screens/address/address-schema'
import { banksSchema, toBankAccounts } from '../screens/banks/banks-schema'
import { contactSchema } from '../screens/contact/contact-schema'
import { confirmSchema, fromConfirmForm, toConfirmForm } from '../screens/identity/confirm-schema'
import { fromPersonalForm, personalSchema } from '../screens/personal/personal-schema'
import { workSchema } from '../screens/work/work-schema'
import { toCreateAccountRequest } from './to-record'

const applicationId = '7e6cba4e-63c5-4f7c-8a0e-5f1d2f0f5a01'

/** Anything that a keyboard, a paste or a browser's autofill may leave in a field. */
const odd = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 260 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[ \p{L}\p{M}.'’-]{1,120}$/u),
  fc.stringMatching(/^[0-9+ ().-]{6,20}$/),
  fc.stringMatching(/^[\w!#$%&'*+/=?^`{|}~.-]{1,30}@[a-z0-9.-]{1,30}\.[a-z]{2,8}$/),
  fc.emailAddress(),
  fc.constantFrom(
    'a&b@x.vn',
    'x=y@example.com',
    'a/b@example.com',
    "abc'@example.com",
    'a\tb',
    'a\nb',
    '\u202Eevil',
    '0912345678',
  ),
)

/** The application with other answers; the proofs of contact and identity repeat what was typed, as in the wizard. */
function missingWith(data: ApplicationData): readonly string[] {
  const merged = { ...fullApplication, ...data }
  const contact = { mobile: merged.mobile ?? '', email: merged.email ?? '' }
  const identity = { ocrId: 'ocr-1', idNumber: merged.idNumber ?? '' }
  const { contract: _contract, signed: _signed, ...proofs } = { ...allProofs, contact, identity }
  const request = toCreateAccountRequest(applicationId, { data: merged, proofs, campaign: {} })
  return request.ok ? [] : request.error.missing
}

/** Values that the form of a screen accepts and the request does not, with the proofs that it would ask for again. */
function disagreements<Form>(form: fc.Arbitrary<Form>, accepted: (form: Form) => ApplicationData | null): unknown[] {
  const samples = fc.sample(form, { numRuns: isThorough ? 5000 : 400, seed: 20_261_122 })
  const data = samples.flatMap((typed) => accepted(typed) ?? [])
  // A generator whose values no form accepts would prove nothing.
  if (data.length < 4) throw new Error('too few values are accepted')
  return data.map((answers) => ({ answers, missing: missingWith(answers) })).filter(({ missing }) => missing.length > 0)
}

const contact = {
  ...fullApplication,
  mobile: '0912345678',
  email: 'lan@example.com',
  referralCode: '',
  rewardCode: '',
  referrerName: '',
  referrerPhone: '',
}

test.each(['mobile', 'email', 'referralCode', 'rewardCode', 'referrerName', 'referrerPhone'] as const)(
  '%s',
  (field) => {
    expect(
      disagreements(odd, (typed) => {
        const parsed = contactSchema.safeParse({
          ...contact,
          dataConsent: true,
          biometricConsent: true,
          [field]: typed,
        })
        if (!parsed.success) return null
        smsOtpRequestSchema.parse({ mobile: parsed.data.mobile, purpose: 'register' })
        emailOtpRequestSchema.parse({ email: parsed.data.email, purpose: 'register' })
        const { referralCode, rewardCode, referrerPhone } = parsed.data
        return {
          ...parsed.data,
          referralCode: referralCode || undefined,
          rewardCode: rewardCode || undefined,
          referrerPhone: referrerPhone || undefined,
        }
      }),
    ).toEqual([])
  },
)

const card = toConfirmForm(fullApplication)
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).split('-').reverse().join('/'))

test.each(['idNumber', 'fullName', 'birthDate', 'idIssueDate', 'idIssuePlace', 'idExpiryDate', 'cardAddress'] as const)(
  '%s',
  (field) => {
    const numbers = fc.stringMatching(/^\d{12}$/)
    expect(
      disagreements(fc.oneof(odd, dates, numbers), (typed) => {
        const form = { ...card, [field]: typed }
        const parsed = confirmSchema.safeParse(form)
        return parsed.success ? fromConfirmForm({ ...form, fullName: parsed.data.fullName }, {}) : null
      }),
    ).toEqual([])
  },
)

const provinces = [{ code: '01', name: 'Hà Nội' }]

test.each(['district', 'ward', 'street'] as const)('%s', (field) => {
  expect(
    disagreements(odd, (typed) => {
      const parsed = addressSchema(provinces).safeParse({
        province: '01',
        district: '',
        ward: 'a',
        street: 'b',
        [field]: typed,
      })
      if (!parsed.success) return null
      const { district, ward, street } = parsed.data
      return { district, street, ward: { code: ward, name: ward } }
    }),
  ).toEqual([])
})

test('tax number', () => {
  expect(
    disagreements(fc.oneof(odd, fc.stringMatching(/^\d{10}(-?\d{3}|\d{2})?$/)), (taxNumber) => {
      const choices = [{ code: 'a', name: 'b' }]
      const parsed = workSchema(choices, choices).safeParse({ job: 'a', position: 'a', foreignTax: 'no', taxNumber })
      return parsed.success ? { taxNumber: parsed.data.taxNumber } : null
    }),
  ).toEqual([])
})

test('second nationality', () => {
  expect(
    disagreements(fc.constantFrom('', 'KR', 'US', 'JP'), (secondNationality) => {
      const form = { hasOther: 'yes', secondNationality }
      return personalSchema.safeParse(form).success ? fromPersonalForm(form) : null
    }),
  ).toEqual([])
})

test('bank account', () => {
  const nothing = { code: '', name: '' }
  expect(
    disagreements(fc.oneof(odd, fc.stringMatching(/^[A-Za-z0-9 ]{5,22}$/)), (accountNumber) => {
      const form = {
        banks: [{ bank: { code: 'VCB', name: 'Vietcombank' }, city: nothing, branch: nothing, accountNumber }],
      }
      const parsed = banksSchema({ cities: () => true, branches: () => true }).safeParse(form)
      return parsed.success ? { banks: toBankAccounts(parsed.data) } : null
    }),
  ).toEqual([])
})

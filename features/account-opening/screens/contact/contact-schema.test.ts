import { describe, expect, it } from 'vitest'

import { toContactForm } from './contact-form'
import { contactSchema } from './contact-schema'

const typed = {
  mobile: '+84 901 234 567',
  email: 'An@Example.com',
  referralCode: '',
  rewardCode: '',
  referrerName: '',
  referrerPhone: '',
  dataConsent: true,
  biometricConsent: true,
}

describe('contactSchema', () => {
  it('gives the national number and the address as servers keep it', () => {
    expect(contactSchema.parse(typed)).toMatchObject({
      mobile: '0901234567',
      email: 'an@example.com',
      referrerPhone: '',
    })
  })

  it('asks for both consents, one by one, and presets neither', () => {
    expect(toContactForm({})).toMatchObject({ dataConsent: false, biometricConsent: false })
    const answer = contactSchema.safeParse({ ...typed, dataConsent: false, biometricConsent: false })
    expect(answer.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ['dataConsent', 'consent'],
      ['biometricConsent', 'consent'],
    ])
  })

  it('judges the optional fields only when they are given', () => {
    const answer = contactSchema.safeParse({ ...typed, referralCode: 'SHORT', referrerPhone: '123' })
    expect(answer.error?.issues.map((issue) => issue.message)).toEqual(['rfrPartner?length=8', 'vietnameseMobile'])
  })
})

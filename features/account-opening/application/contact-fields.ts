import type { GivenConsent } from '@/lib/domain/account-opening/given-consent'
import type { Choice } from '@/lib/domain/account-opening/choice'

import type { FieldRows } from './field-row'
import { asGiven, emptyToNull, nameOf } from './record-values'

/** Step 1. */
export interface ContactAnswers {
  /** National: `0xxxxxxxxx`. */
  mobile?: string
  email?: string
  /** At least 8 characters (docs/specification.md#validation-rules V-rfrPartner, `rfrPartner`). */
  referralCode?: string
  rewardCode?: string
  /** The broker that the referral code belongs to, who looks after the account, and their branch. */
  careStaff?: Choice
  careBranch?: Choice
  referrerName?: string
  referrerPhone?: string
  /** Consent to process personal data for opening and keeping the account; never preset. */
  dataConsent?: boolean
  /** Consent to read ID card and face. These are sensitive data, so it is a consent of its own; never preset. */
  biometricConsent?: boolean
  /** Proof of each consent, those of the terms too. */
  consents?: readonly GivenConsent[]
}

const referral = { screen: 'contact', datum: 'referrer' } as const
const care = { ...referral, withoutInput: true, text: nameOf, valueOnReceipt: false, reviewIfGiven: 'care' } as const

/** Typed codes and names override those of a link. The record takes mobile and email from the contact proof. */
export const contactFields = {
  mobile: { screen: 'contact', datum: 'mobile', record: { mobile: asGiven }, review: 'mobile' },
  email: { screen: 'contact', datum: 'email', record: { email: asGiven }, review: 'email' },
  referralCode: {
    ...referral,
    record: { ref_code: (typed, { campaign }) => emptyToNull(typed) ?? campaign.ref_code ?? null },
    reviewIfGiven: 'referralCode',
  },
  rewardCode: { ...referral, record: { reward_code: emptyToNull }, reviewIfGiven: 'rewardCode' },
  careStaff: { ...care, record: { staff_id: (staff, { campaign }) => staff?.code ?? campaign.staffId ?? null } },
  careBranch: {
    ...care,
    record: { mas_branch_id: (branch, { campaign }) => branch?.code ?? campaign.mas_branch_id ?? null },
  },
  referrerName: { ...referral, record: { rfr_nm: emptyToNull }, reviewIfGiven: 'referrer' },
  referrerPhone: { ...referral, record: { rfr_mobile: emptyToNull }, reviewIfGiven: 'referrer' },
  // Consent is given on the device on which the data is processed.
  dataConsent: { screen: 'contact', provenOn: null, datum: null, record: {}, text: null, handoff: 'withheld' },
  biometricConsent: {
    screen: 'contact',
    provenOn: 'id-card',
    datum: null,
    record: {},
    text: null,
    handoff: 'withheld',
  },
  consents: {
    screen: 'contact',
    provenOn: null,
    datum: null,
    record: { consents: (given = []) => [...given] },
    text: null,
    withoutInput: true,
    handoff: 'withheld',
  },
} as const satisfies FieldRows<ContactAnswers>

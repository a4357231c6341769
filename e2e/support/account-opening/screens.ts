/** The screens that an applicant sees, in order, with the key of each one's heading in messages/. */
export const headings = {
  contact: 'contact.title',
  'sms-otp': 'otp.smsTitle',
  'email-otp': 'otp.emailTitle',
  'id-card': 'identity.card.title',
  'id-confirm': 'identity.confirm.title',
  face: 'identity.face.title',
  liveness: 'liveness.title',
  personal: 'personal.title',
  address: 'personal.address.title',
  work: 'personal.work.title',
  banks: 'banks.title',
  'account-number': 'accountNumber.title',
  services: 'services.title',
  review: 'review.title',
  terms: 'terms.title',
  contract: 'contract.title',
} as const

export type ShownScreen = keyof typeof headings

export const shownScreens = [
  'contact',
  'sms-otp',
  'email-otp',
  'id-card',
  'id-confirm',
  'face',
  'liveness',
  'personal',
  'address',
  'work',
  'banks',
  'account-number',
  'services',
  'review',
  'terms',
  'contract',
] as const satisfies readonly ShownScreen[]

/** The screens that an applicant sees, in order, with the key of each one's heading in messages/. */
export const headings = {
  contact: 'application.contact.title',
  'sms-otp': 'application.otp.smsTitle',
  'email-otp': 'application.otp.emailTitle',
  'id-card': 'application.identity.card.title',
  'id-confirm': 'application.identity.confirm.title',
  face: 'application.identity.face.title',
  liveness: 'capture.liveness.title',
  personal: 'application.personal.otherNationality',
  address: 'application.personal.address.title',
  work: 'application.personal.work.title',
  banks: 'application.banks.title',
  'account-number': 'application.accountNumber.title',
  services: 'application.services.title',
  review: 'application.review.title',
  terms: 'application.terms.title',
  contract: 'application.contract.title',
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

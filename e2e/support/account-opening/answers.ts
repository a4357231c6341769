import { groupedIdNumber } from '@/lib/platform/text/grouped-id-number'

import type { Applicant } from './applicant'
import type { ShownScreen } from './screens'

/** What an applicant does on a page, whoever drives its browser. Controls are named by the keys of their messages. */
export interface Ways {
  readonly press: (key: string) => Promise<void>
  readonly fill: (key: string, text: string) => Promise<void>
  /** Ticks a box. */
  readonly tick: (key: string) => Promise<void>
  /** Chooses one of several. */
  readonly pick: (key: string) => Promise<void>
  /** Chooses the first option of a list. */
  readonly choose: (key: string) => Promise<void>
  /** Types the code that was sent next to a recipient, and presses a button. */
  readonly enterCode: (to: string, button: string) => Promise<void>
  /** Waits until a field has this value. */
  readonly expectValue: (key: string, value: string) => Promise<void>
  /** Waits until the page shows a text. */
  readonly expectText: (text: string) => Promise<void>
  /** Waits until the contract is drawn. */
  readonly expectContract: () => Promise<void>
}

/** How the applicant provides pictures: with the camera or as files. */
export interface Capture {
  card(): Promise<void>
  face(): Promise<void>
  liveness(): Promise<void>
}

/** What an applicant answers on each screen; each answer leaves its screen. */
export function answersOf(
  applicant: Applicant,
  { press, fill, tick, pick, choose, enterCode, ...expects }: Ways,
  capture: Capture,
): Readonly<Record<ShownScreen, () => Promise<void>>> {
  const proceed = () => press('forms.continue')
  return {
    contact: async () => {
      await fill('application.contact.mobile', applicant.mobile)
      await fill('application.contact.email', applicant.email)
      await tick('application.contact.dataConsent')
      await tick('application.contact.biometricConsent')
      await proceed()
    },
    'sms-otp': () => enterCode(applicant.mobile, 'application.otp.verify'),
    'email-otp': () => enterCode(applicant.email, 'application.otp.verify'),
    'id-card': async () => {
      await capture.card()
      await press('application.identity.card.continue')
    },
    'id-confirm': async () => {
      await expects.expectValue('application.identity.field.fullName', applicant.fullName)
      await expects.expectValue('application.identity.field.idNumber', groupedIdNumber(applicant.idNumber))
      await proceed()
    },
    face: async () => {
      await capture.face()
      await press('application.identity.face.continue')
    },
    liveness: () => capture.liveness(),
    personal: async () => {
      await pick('application.personal.no')
      await proceed()
    },
    address: async () => {
      await choose('application.personal.address.province')
      await fill('application.personal.address.ward', applicant.ward)
      await fill('application.personal.address.street', applicant.street)
      await proceed()
    },
    work: async () => {
      await choose('application.personal.work.job')
      await choose('application.personal.work.position')
      await pick('application.personal.work.no')
      await proceed()
    },
    banks: async () => {
      // Each list depends on the one before.
      await choose('application.banks.bank')
      await choose('application.banks.city')
      await choose('application.banks.branch')
      await fill('application.banks.accountNumber', applicant.bankAccount)
      await proceed()
    },
    'account-number': proceed,
    services: proceed,
    review: async () => {
      await expects.expectText(applicant.fullName)
      await press('application.review.confirm')
    },
    terms: async () => {
      await tick('application.terms.agreeTerms')
      await tick('application.terms.agreeRisk')
      await tick('application.terms.agreeTrue')
      await press('application.terms.confirm')
    },
    contract: async () => {
      await expects.expectContract()
      await tick('application.contract.read')
      await press('application.contract.startSigning')
      await enterCode(applicant.mobile, 'application.otp.sign')
    },
  }
}

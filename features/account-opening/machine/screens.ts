/**
 * The screens of account opening, in the order of the standard flow. Seven steps in three groups (spec.md section 4),
 * one question group a screen. A screen's name is its address: `?step=<screen>`.
 */
export const screens = [
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
  'submitting',
  'contract',
  'success',
] as const

export type Screen = (typeof screens)[number]

export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7

export type StepGroup = 'information' | 'service' | 'contract'

/** Step of each screen. `submitting` is the waiting part of step 7, `success` its end. */
export const stepOf: Readonly<Record<Screen, StepNumber>> = {
  contact: 1,
  'sms-otp': 1,
  'email-otp': 1,
  'id-card': 2,
  'id-confirm': 2,
  face: 2,
  liveness: 2,
  personal: 3,
  address: 3,
  work: 3,
  banks: 3,
  'account-number': 3,
  services: 4,
  review: 5,
  terms: 6,
  submitting: 7,
  contract: 7,
  success: 7,
}

export const stepsOfGroup: Readonly<Record<StepGroup, readonly StepNumber[]>> = {
  information: [1, 2, 3],
  service: [4],
  contract: [5, 6, 7],
}

/** An order of screens; `screens` is the standard one. A variant of the flow is another order of the same screens. */
export type Flow = readonly Screen[]

export function isScreen(value: unknown): value is Screen {
  return screens.some((screen) => screen === value)
}

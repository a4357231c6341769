/**
 * The screens of account opening, one question group each. A screen's name is its address: `?step=<screen>`. flows.ts
 * defines their order and steps.
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

/** Only the new-account variant has step 1.1. */
export type StepNumber = 1 | 1.1 | 2 | 3 | 4 | 5 | 6 | 7

export const stepGroups = ['information', 'service', 'contract'] as const

export type StepGroup = (typeof stepGroups)[number]

export function isScreen(value: unknown): value is Screen {
  return screens.some((screen) => screen === value)
}

import type { Messages } from 'next-intl'

/** What the CV dialogs and the contact form say: their page hands it over, no other text of the site is sent with them. */
export function cvMessages({ cv, visitorForms, validation, failures }: Messages) {
  const { required, email, phone, max, consent } = validation
  const { codes, otpLockedFor: _locked, otpWrongWithTries: _tries, ...said } = failures
  const { BAD_REQUEST, FILE_TOO_LARGE, FILE_TYPE, FILE_MISSING } = codes
  return {
    cv,
    visitorForms,
    validation: { required, email, phone, max, consent },
    failures: { ...said, codes: { BAD_REQUEST, FILE_TOO_LARGE, FILE_TYPE, FILE_MISSING } },
  }
}

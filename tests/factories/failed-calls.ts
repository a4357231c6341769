import { failureOfAnswer } from '@/lib/backends/http/failure-of-answer'
import type { ApiFailure } from '@/lib/platform/http/failure'

const emailTaken = { message: { 'error-message': ['Not accepted'], email: ['Unknown domain'] } }

/** F1: texts for the email field and one for no field. */
export const fieldErrors = [400, 409, 422].map((status) => failureOfAnswer(status, emailTaken))

/**
 * A failed call for each other row of docs/specification.md#failures that a call can meet, as it reaches a screen; answers pass
 * through the mapper of the HTTP client. Screens are tested against all of them:
 * - a screen of the wizard: features/account-opening/screens/contact/contact-failures.test.tsx
 * - a content form: features/contact/contact-failures.test.tsx (with F10, F13)
 *
 * Rows without a call of a form are asserted where they apply: F7 features/careers/job-list-failure.test.tsx, F8
 * features/account-opening/screens/identity/id-card-screen.test.tsx, F9 and F11 features/careers/cv/cv-dialog.test.tsx,
 * F12 features/site-frame/content-failed-toast.test.tsx, F13 of a page lib/platform/navigation/chunk-failure.test.ts and
 * e2e/isolated/overlays.spec.ts, F14 e2e/pages/every-page.spec.ts, F15 app/global-error.test.tsx, F22 and F23
 * e2e/isolated/backend-faults.spec.ts.
 */
export const failedCalls = {
  'F2 401': failureOfAnswer(401, null),
  'F3 403': failureOfAnswer(403, null),
  'F4 404': failureOfAnswer(404, null),
  'F5 500': failureOfAnswer(500, null),
  'F6 503 with a message': failureOfAnswer(503, { message: 'Maintenance' }),
  'F6 502 without a message': failureOfAnswer(502, null),
  'F16 known code': failureOfAnswer(422, { code: 'BAD_REQUEST' }),
  'F16 unknown code': failureOfAnswer(409, { code: 'NEW_CODE' }),
  'F17 429': failureOfAnswer(429, null),
  'F17 429 with a time': failureOfAnswer(429, null, '45'),
  'F18 no connection': { kind: 'network' },
  'F19 no answer in time': { kind: 'timeout' },
  'F20 unusable answer': { kind: 'invalid-response', issues: ['data'] },
  'F21 cancelled': { kind: 'cancelled' },
} as const satisfies Record<string, ApiFailure>

export type FailedCall = keyof typeof failedCalls

import type { EkycResultWire } from '@/lib/backends/ekyc/schemas'

import type { Check } from '../../state/checks'

/** Outcomes that the last three digits of an id number select. */
export const fixedMeaning = {
  faceMismatch: '901',
  livenessFailure: '902',
  pending: '903',
  misread: '904',
  misreadNumber: '905',
  unreadBirth: '906',
  misreadBirth: '907',
} as const

/** How many polls a case with a pending id number stays pending. */
export const pendingPolls = 3

/** Tries of face match and of liveness before the application goes to a branch. */
export const maxAttempts = 3

type Outcome = Pick<EkycResultWire, 'status'> & { reasons: string[] }

/** Status of a case: pending until both checks were made. Pure; the handler counts polls. */
export function outcomeOf(check: Check): Outcome {
  if (check.matched === undefined || check.live === undefined) return { status: 'pending', reasons: [] }
  const reasons = [...(check.matched ? [] : ['FACE_MISMATCH']), ...(check.live ? [] : ['LIVENESS_FAILED'])]
  if (reasons.length > 0) return { status: 'rejected', reasons }
  if (check.idno.endsWith(fixedMeaning.pending) && check.polls < pendingPolls) return { status: 'pending', reasons: [] }
  return { status: 'approved', reasons: [] }
}

import type { Messages } from 'next-intl'

import { describeFailure } from './error-catalogue'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { fillIn } from '@/lib/platform/text/fill-in'

const keys = [
  'somethingWrong',
  'fields',
  'unauthorized',
  'notAllowed',
  'network',
  'timeout',
  'rateLimited',
  'invalidResponse',
  'genericStatus',
] as const

/** Sentences about failed calls for an island without a message formatter: the page hands them over. */
export type FailureCopy = Pick<Messages['failures'], (typeof keys)[number]>

export function failureCopy(messages: Messages): FailureCopy {
  const { failures } = messages
  return Object.fromEntries(keys.map((key) => [key, failures[key]])) as FailureCopy
}

/** What to say about a failed call, by the catalogue; null: nothing, because the visitor or a newer call gave up on it. */
export function failureSentence(failure: ApiFailure, copy: FailureCopy): string | null {
  if (failure.kind === 'cancelled') return null
  const { key } = describeFailure(failure)
  if (key === 'rateLimitedFor') return copy.rateLimited
  if (key === 'generic' && 'status' in failure) return fillIn(copy.genericStatus, { status: failure.status })
  if (key === 'genericStatus' && 'status' in failure) return fillIn(copy.genericStatus, { status: failure.status })
  return keys.some((known) => known === key) ? copy[key as keyof FailureCopy] : copy.somethingWrong
}

import { type FailureCopy, failureSentence } from '@/lib/backends/failures/failure-copy'
import { mainApiInBrowser } from '@/lib/backends/main/browser'
import type { Locale } from '@/lib/platform/i18n/locales'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { ValidPlan } from './plan-input'
import type { Totals } from './projection'

interface Calculation {
  readonly plan: ValidPlan
  readonly locale: Locale
  readonly signal: AbortSignal
  readonly failures: FailureCopy
}

/**
 * Asks the backend, in the browser; a failure comes as the sentence to show, null when a newer calculation took its place.
 * To be imported when it is needed: axios and zod come with it.
 */
export async function calculate({
  plan,
  locale,
  signal,
  failures,
}: Calculation): Promise<Result<Totals, string | null>> {
  const api = mainApiInBrowser(locale)
  const { money, percent: profit, duration, unit } = plan
  const input = { money, profit, ...(unit === 'month' ? { months: duration } : { years: duration }) }
  if (plan.plan === 'lump') {
    const answer = await api.lumpSum(input, { signal })
    return answer.ok ? ok({ ...answer.value, futureAmount: null }) : err(failureSentence(answer.error, failures))
  }
  const answer = await api.periodicSaving(input, { signal })
  return answer.ok ? answer : err(failureSentence(answer.error, failures))
}

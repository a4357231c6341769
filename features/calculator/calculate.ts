import { mainApiInBrowser } from '@/lib/backends/main/browser'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'
import { mapResult, type Result } from '@/lib/platform/result/result'

import type { ValidPlan } from './plan-input'
import type { Totals } from './projection'

interface Calculation {
  readonly plan: ValidPlan
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** Calculates a plan by the backend. Import it when it is needed: it depends on axios and zod. */
export async function calculate({ plan, locale, signal }: Calculation): Promise<Result<Totals, ApiFailure>> {
  const api = mainApiInBrowser(locale)
  const { money, percent: profit, duration, unit } = plan
  const input = { money, profit, ...(unit === 'month' ? { months: duration } : { years: duration }) }
  if (plan.plan === 'saving') return api.periodicSaving(input, { signal })
  return mapResult(await api.lumpSum(input, { signal }), (totals) => ({ ...totals, futureAmount: null }))
}

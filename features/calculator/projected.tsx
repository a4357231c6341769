import type { ReactNode } from 'react'

import type { FailureCopy } from '@/lib/backends/failures/failure-copy'
import type { Locale } from '@/lib/platform/i18n/locales'
import { mapResult, type Result } from '@/lib/platform/result/result'

import { calculate } from './calculate'
import type { CalculatorCopy } from './calculator-copy'
import type { ValidPlan } from './plan-input'
import { toProjection } from './projection'
import { ProjectionView } from './projection-view'

interface Asked {
  readonly plan: ValidPlan
  readonly locale: Locale
  readonly signal: AbortSignal
  readonly failures: FailureCopy
  readonly copy: CalculatorCopy['result']
}

/** A plan's projection, ready to be shown: all that a page does not need before somebody calculates comes with this module. */
export async function projected({ copy, ...asked }: Asked): Promise<Result<ReactNode, string | null>> {
  return mapResult(await calculate(asked), (totals) => (
    <ProjectionView projection={toProjection(asked.plan, totals)} copy={copy} locale={asked.locale} />
  ))
}

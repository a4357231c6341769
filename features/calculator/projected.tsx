import type { ReactNode } from 'react'

import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'
import { mapResult, type Result } from '@/lib/platform/result/result'

import { calculate } from './calculate'
import type { ValidPlan } from './plan-input'
import { toProjection } from './projection'
import { ProjectionView } from './projection-view'

interface ProjectedPlan {
  readonly plan: ValidPlan
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** A plan's projection, ready to be shown. Everything that the page needs only after a calculation loads with this module. */
export async function projected(asked: ProjectedPlan): Promise<Result<ReactNode, ApiFailure>> {
  return mapResult(await calculate(asked), (totals) => (
    <ProjectionView projection={toProjection(asked.plan, totals)} locale={asked.locale} />
  ))
}

import { firstProjection } from '@/lib/domain/projection/first-projection'
import type { Plan } from '@/lib/domain/projection/growth-curve'

import { durationLimits, moneyLimits, percentLimits } from './limits'

export type DurationUnit = 'year' | 'month'

/** A plan as it was typed: valid or not, nothing of it is lost. */
export interface PlanInput {
  readonly plan: Plan
  /** VND: once, or each month. */
  readonly money: number | null
  /** Percent a year, with comma or point. */
  readonly percent: string
  readonly duration: string
  readonly unit: DurationUnit
}

export interface ValidPlan {
  readonly plan: Plan
  readonly money: number
  readonly percent: number
  readonly duration: number
  readonly unit: DurationUnit
}

export type PlanField = 'money' | 'percent' | 'duration'

export const firstInput: PlanInput = {
  plan: 'saving',
  money: firstProjection.monthly,
  percent: String(firstProjection.percentAYear),
  duration: String(firstProjection.years),
  unit: 'year',
}

/** Smallest and largest value of each field of a plan. */
export function limitsOf({ plan, unit }: Pick<PlanInput, 'plan' | 'unit'>) {
  return { money: moneyLimits[plan], percent: percentLimits, duration: durationLimits[unit] }
}

/** The plan, or the fields that are empty or out of their limits. */
export function checkPlan(
  input: PlanInput,
): { readonly plan: ValidPlan; readonly wrong: readonly [] } | { plan: null; wrong: readonly PlanField[] } {
  const { plan, money, unit } = input
  const limits = limitsOf(input)
  const percent = toNumber(input.percent, /^\d{1,2}(?:[.,]\d{1,2})?$/)
  const duration = toNumber(input.duration, /^\d{1,3}$/)
  const wrong: PlanField[] = []
  if (!within(money, limits.money)) wrong.push('money')
  if (!within(percent, limits.percent)) wrong.push('percent')
  if (!within(duration, limits.duration)) wrong.push('duration')
  if (money === null || percent === null || duration === null || wrong.length > 0) return { plan: null, wrong }
  return { plan: { plan, money, percent, duration, unit }, wrong: [] }
}

export function monthsOf({ duration, unit }: Pick<ValidPlan, 'duration' | 'unit'>): number {
  return unit === 'year' ? duration * 12 : duration
}

/** Query of a plan's address: the names of the backend's own parameters, and which of its two calls. */
export function toQuery({ plan, money, percent, duration, unit }: ValidPlan): string {
  return new URLSearchParams({
    plan: plan === 'saving' ? 'sip' : 'profit',
    money: String(money),
    profit: String(percent),
    [unit]: String(duration),
  }).toString()
}

/** What an address asks for, right or wrong; null: it asks for nothing. */
export function fromQuery(search: string): PlanInput | null {
  const query = new URLSearchParams(search)
  if (!query.has('money')) return null
  const money = query.get('money') ?? ''
  const unit = query.has('month') ? 'month' : 'year'
  return {
    plan: query.get('plan') === 'profit' ? 'lump' : 'saving',
    money: /^\d{1,15}$/.test(money) ? Number(money) : null,
    percent: (query.get('profit') ?? '').slice(0, 8),
    duration: (query.get(unit) ?? '').slice(0, 8),
    unit,
  }
}

function toNumber(text: string, form: RegExp): number | null {
  const trimmed = text.trim()
  return form.test(trimmed) ? Number(trimmed.replace(',', '.')) : null
}

function within(value: number | null, { min, max }: { min: number; max: number }): boolean {
  return value !== null && value >= min && value <= max
}

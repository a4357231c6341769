'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, TextInput } from '@/components/ui/input'
import { formatMoney } from '@/components/ui/money-format'
import { MoneyInput } from '@/components/ui/money-input'
import { RadioCards } from '@/components/ui/radio-cards'
import { Select } from '@/components/ui/select'
import type { Plan } from '@/lib/domain/projection/growth-curve'
import { fillIn } from '@/lib/platform/text/fill-in'

import type { CalculatorFormCopy } from './calculator-copy'
import { durationLimits, moneyLimits, percentLimits } from './limits'
import type { DurationUnit, PlanField, PlanInput } from './plan-input'

/** Ids of the inputs, by which a refused submit finds the first wrong one. */
export const fieldIds: Record<PlanField, string> = {
  money: 'calculator-money',
  percent: 'calculator-percent',
  duration: 'calculator-duration',
}

interface CalculatorFormProps {
  readonly input: PlanInput
  readonly wrong: readonly PlanField[]
  readonly isLoading: boolean
  readonly locale: string
  readonly copy: CalculatorFormCopy
  readonly onChange: (patch: Partial<PlanInput>) => void
  readonly onSubmit: () => void
  readonly onReset: () => void
}

/** How somebody invests: what, how much, at which return, for how long. */
export function CalculatorForm({
  input,
  wrong,
  isLoading,
  locale,
  copy,
  onChange,
  onSubmit,
  onReset,
}: CalculatorFormProps) {
  const { plan, money, percent, duration, unit } = input
  const number = (value: number) => formatMoney(value, locale)
  const limits: Record<PlanField, { min: number; max: number }> = {
    money: moneyLimits[plan],
    percent: percentLimits,
    duration: durationLimits[unit],
  }
  const errorOf = (field: PlanField) =>
    wrong.includes(field)
      ? fillIn(copy.errors[field], { min: number(limits[field].min), max: number(limits[field].max) })
      : undefined
  return (
    <form
      method="post"
      noValidate
      aria-label={copy.form}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <RadioCards
        id="calculator-plan"
        name="plan"
        legend={copy.planLegend}
        value={plan}
        onChange={(event) => onChange({ plan: event.target.value as Plan })}
        options={[
          { value: 'saving', title: copy.saving },
          { value: 'lump', title: copy.lump },
        ]}
      />
      <MoneyInput
        id={fieldIds.money}
        label={plan === 'saving' ? copy.moneySaving : copy.moneyLump}
        value={money}
        onChange={(value) => onChange({ money: value })}
        locale={locale}
        unit="₫"
        error={errorOf('money')}
      />
      <Field id={fieldIds.percent} label={copy.percent} hint={copy.percentHint} error={errorOf('percent')}>
        {(control) => (
          <div className="relative">
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="num pe-10 text-end"
              value={percent}
              onChange={(event) => onChange({ percent: event.target.value })}
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-e-3.5 top-1/2 -translate-y-1/2 text-small text-ink-2"
            >
              %
            </span>
          </div>
        )}
      </Field>
      <div className="grid grid-cols-[1fr_8rem] items-start gap-3">
        <TextInput
          id={fieldIds.duration}
          label={copy.duration}
          inputMode="numeric"
          autoComplete="off"
          className="num text-end"
          value={duration}
          onChange={(event) => onChange({ duration: event.target.value })}
          error={errorOf('duration')}
        />
        <Select
          id="calculator-unit"
          label={copy.unit}
          value={unit}
          onChange={(event) => onChange({ unit: event.target.value as DurationUnit })}
          options={[
            { value: 'year', label: copy.unitYear },
            { value: 'month', label: copy.unitMonth },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isLoading} className="flex-1">
          {copy.calculate}
        </Button>
        <Button variant="secondary" onClick={onReset}>
          {copy.reset}
        </Button>
      </div>
    </form>
  )
}

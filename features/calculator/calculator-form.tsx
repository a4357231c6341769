'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type UseFormReturn } from 'react-hook-form'

import { SubmitButton, SubmitForm } from '@/components/form/submit-form'
import { useControlledField } from '@/components/form/use-controlled-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, TextInput } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { RadioCards } from '@/components/ui/radio-cards'
import { RangeInput } from '@/components/ui/range-input'
import { Select } from '@/components/ui/select'
import { currencyUnit } from '@/lib/platform/i18n/format-money'
import type { Plan } from '@/lib/domain/projection/growth-curve'
import type { Locale } from '@/lib/platform/i18n/locales'

import { durationLimits } from './limits'
import type { DurationUnit, PlanInput, ValidPlan } from './plan-input'

interface CalculatorFormProps {
  readonly form: UseFormReturn<PlanInput, unknown, ValidPlan>
  readonly locale: Locale
  readonly onValid: (plan: ValidPlan) => Promise<null>
  readonly onReset: () => void
}

/** The plan of an investor: what, how much, at which return, for how long. */
export function CalculatorForm({ form, locale, onValid, onReset }: CalculatorFormProps) {
  const t = useTranslations('calculator')
  const plan = useWatch({ control: form.control, name: 'plan' })
  const labels: Readonly<Record<string, string>> = {
    plan: t('planLegend'),
    money: plan === 'saving' ? t('moneySaving') : t('moneyLump'),
    percent: t('percent'),
    duration: t('duration'),
    unit: t('unit'),
  }
  return (
    <SubmitForm
      form={form}
      idPrefix="calculator"
      label={t('form')}
      labelOf={(path) => labels[path] ?? path}
      onValid={onValid}
      notSent={{ title: t('errors.failed'), kept: t('errors.kept') }}
      className="gap-5"
    >
      <PlanFields locale={locale} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton className="flex-1">{t('calculate')}</SubmitButton>
        <Button variant="quiet" onClick={onReset}>
          {t('reset')}
        </Button>
      </div>
    </SubmitForm>
  )
}

function PlanFields({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('calculator')
  const { label: planLegend, ...plan } = useControlledField<Plan>('plan')
  const money = useControlledField<number | null>('money')
  const {
    value: percent,
    onChange: onPercent,
    onBlur: onPercentBlur,
    ...percentField
  } = useControlledField<string>('percent')
  const duration = useControlledField<string>('duration')
  const unit = useControlledField<DurationUnit>('unit')
  return (
    <>
      <RadioCards
        {...plan}
        name="plan"
        legend={planLegend}
        onChange={(event) => plan.onChange(event.target.value as Plan)}
        options={[
          { value: 'saving', title: t('saving') },
          { value: 'lump', title: t('lump') },
        ]}
      />
      <MoneyInput {...money} locale={locale} unit={currencyUnit[locale]} />
      <Field {...percentField} hint={t('percentHint')}>
        {(control) => (
          <div className="relative">
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              className="pe-10 text-end num text-lead font-semibold"
              value={percent}
              onChange={(event) => onPercent(event.target.value)}
              onBlur={onPercentBlur}
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
      <div className="grid grid-cols-[1fr_8rem] items-start gap-x-3 [&_select]:min-h-12.5 sm:[&_select]:min-h-13.5">
        <TextInput
          {...duration}
          inputMode="numeric"
          autoComplete="off"
          className="text-end num text-lead font-semibold"
          onChange={(event) => duration.onChange(event.target.value)}
        />
        <Select
          {...unit}
          onChange={(event) => unit.onChange(event.target.value as DurationUnit)}
          options={[
            { value: 'year', label: t('unitYear') },
            { value: 'month', label: t('unitMonth') },
          ]}
        />
        {/* For the pointer; the field above is the same to the keyboard. */}
        <RangeInput
          {...durationLimits[unit.value]}
          aria-hidden="true"
          tabIndex={-1}
          className="col-span-2"
          at={Math.min(Number(duration.value) || 1, durationLimits[unit.value].max)}
          value={Number(duration.value) || 1}
          onChange={(event) => duration.onChange(event.target.value)}
        />
      </div>
    </>
  )
}

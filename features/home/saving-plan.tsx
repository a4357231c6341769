'use client'

import { type InputEvent, useEffect, useId, useRef, useState } from 'react'

import { RangeInput } from '@/components/ui/range-input'
import { firstProjection } from '@/lib/domain/projection/first-projection'
import { formatMoney, formatMoneyRange } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { SavingChart } from './saving-chart'
import { savingPath, type SavingRates } from './saving-path'

/** Texts without arguments, so that the page does not load what fills them in. */
export interface SavingTexts {
  readonly title: string
  readonly monthly: string
  readonly years: string
  readonly total: string
  /** The first day of the plan. */
  readonly start: string
  readonly gain: string
  readonly invested: string
  readonly loss: string
}

interface SavingPlanProps {
  readonly rates: SavingRates
  readonly locale: Locale
  readonly texts: SavingTexts
}

/** VND. */
const million = 1_000_000
const limits = { monthly: { min: 1, max: 50 }, years: { min: 1, max: 30 } } as const

/**
 * The calculator of the home page: a monthly amount and a time, and at once the range of what they become, from years that lose
 * to the rate of the backend's projection, beside what was paid in. The first plan is in the document. Laid out in app/saving-plan.css.
 */
export function SavingPlan({ rates, locale, texts }: SavingPlanProps) {
  const [plan, setPlan] = useState<{ monthly: number; years: number }>({
    monthly: firstProjection.monthly,
    years: firstProjection.years,
  })
  const form = useRef<HTMLDivElement>(null)
  const id = useId()

  const read = () => {
    const value = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name='${name}']`)?.valueAsNumber
    setPlan((current) => ({
      monthly: (value('monthly') ?? current.monthly / million) * million,
      years: value('years') ?? current.years,
    }))
  }
  // Moved before the code arrived, or restored by the browser.
  useEffect(read, [])

  const path = savingPath(plan, rates)
  const inYears = new Intl.NumberFormat(intlLocale[locale], {
    style: 'unit',
    unit: 'year',
    unitDisplay: 'long',
  })
  const years = inYears.format(plan.years)
  const fields = [
    {
      name: 'monthly',
      label: texts.monthly,
      text: formatMoney(plan.monthly, locale),
      value: firstProjection.monthly / million,
      at: plan.monthly / million,
    },
    {
      name: 'years',
      label: texts.years,
      text: years,
      value: firstProjection.years,
      at: plan.years,
    },
  ] as const
  return (
    <div
      ref={form}
      className="saving-plan"
      onInput={(event: InputEvent<HTMLDivElement>) => event.target instanceof HTMLInputElement && read()}
    >
      <h2 className="text-[1.125rem] leading-[1.35] font-semibold lg:mb-2">{texts.title}</h2>
      {fields.map(({ name, label, text, value, at }) => (
        <div key={name} data-part={name}>
          <div className="flex flex-col">
            <label htmlFor={`${id}-${name}`} className="text-small text-on-hero-2">
              {label}
            </label>
            <span className="num font-semibold whitespace-nowrap xl:text-[1rem]">{text}</span>
          </div>
          <RangeInput
            id={`${id}-${name}`}
            name={name}
            min={limits[name].min}
            max={limits[name].max}
            at={at}
            defaultValue={value}
            aria-valuetext={text}
          />
        </div>
      ))}
      {/* In the drawing at the ends of its lines, and in words for who does not see it. */}
      <p className="sr-only">
        <span id={`${id}-total`}>{texts.total}</span>
        <output aria-labelledby={`${id}-total`} htmlFor={`${id}-monthly ${id}-years`}>
          {formatMoneyRange(path.left, path.gained, locale)}
        </output>
      </p>
      <div data-part="chart">
        <SavingChart path={path} locale={locale} names={texts} ends={[texts.start, years]} />
      </div>
    </div>
  )
}

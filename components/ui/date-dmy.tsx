'use client'

import { type ClipboardEvent, useState } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import { controlClass } from './control-class'
import { type DatePart, datePartOrder, type DateParts, parsePastedDate, toDateParts, toDateText } from './date-parts'
import { describedBy, type FieldText } from './field'
import { Fieldset } from './fieldset'

export interface DateDmyProps extends Omit<FieldText, 'label'> {
  /** Id of the first input, so that a link to the field focuses it. */
  id: string
  legend: FieldText['label']
  partLabels: Record<DatePart, string>
  /** Names the input that comes first. */
  locale: Locale
  /** `dd/mm/yyyy`; unfinished dates keep their slashes (`05//1990`), an empty field is empty. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Inputs that the error applies to; by default all. */
  invalidParts?: readonly DatePart[]
  /** `bday` lets the browser fill in the birthday. */
  autoComplete?: 'bday'
  disabled?: boolean
}

const digits: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

/**
 * A memorable date in three inputs, in the reader's order, without masks or automatic focus changes. A whole date
 * pasted into one of them fills all three.
 */
export function DateDmy({
  id,
  legend,
  hint,
  error,
  optional,
  partLabels,
  locale,
  value,
  onChange,
  onBlur,
  invalidParts = datePartOrder[locale],
  autoComplete,
  disabled,
}: DateDmyProps) {
  const [typed, setTyped] = useState<DateParts>(() => toDateParts(value))
  // Typed text stays as it is ("5", not "05") until the value changes from outside.
  const parts = toDateText(typed) === value ? typed : toDateParts(value)

  const change = (next: DateParts) => {
    setTyped(next)
    onChange(toDateText(next))
  }
  const onPaste = (event: ClipboardEvent) => {
    const date = parsePastedDate(event.clipboardData.getData('text'))
    if (!date) return
    event.preventDefault()
    change(date)
  }

  return (
    <Fieldset id={`${id}-group`} legend={legend} hint={hint} error={error} optional={optional}>
      <div className="flex gap-2 sm:gap-3">
        {datePartOrder[locale].map((part, index) => {
          const partId = index === 0 ? id : `${id}-${part}`
          return (
            <div key={part} className={part === 'year' ? 'min-w-0 grow basis-28' : 'min-w-0 grow basis-18'}>
              <label htmlFor={partId} className="mb-1.5 block text-small text-ink-2">
                {partLabels[part]}
              </label>
              <input
                id={partId}
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
                value={parts[part]}
                disabled={disabled}
                aria-invalid={error && invalidParts.includes(part) ? true : undefined}
                aria-describedby={describedBy(`${id}-group`, { error })}
                onChange={(event) => {
                  const text = event.target.value.replaceAll(/\D/g, '').slice(0, digits[part])
                  change({ ...parts, [part]: text })
                }}
                onPaste={onPaste}
                onBlur={onBlur}
                className={`${controlClass} num`}
              />
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}

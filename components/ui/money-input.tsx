'use client'

import { clsx } from 'clsx'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'

import { controlClass } from './control-class'
import { Field, type FieldText } from './field'
import { caretAfterDigits, formatMoney, parseMoney } from './money-format'

export interface MoneyInputProps extends FieldText {
  id: string
  name?: string
  /** Whole đồng; null while empty. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  /** Language of the separators. */
  locale: string
  /** Unit shown at the end ("₫", "đồng"). */
  unit: string
  disabled?: boolean
  fieldClassName?: string
}

/** An amount of money, grouped while typing; the caret stays behind the typed digit. */
export function MoneyInput({
  id,
  label,
  hint,
  error,
  optional,
  name,
  value,
  onChange,
  onBlur,
  locale,
  unit,
  disabled,
  fieldClassName,
}: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [digitsBeforeCaret, setDigitsBeforeCaret] = useState<{ count: number } | null>(null)
  const text = value === null ? '' : formatMoney(value, locale)

  useLayoutEffect(() => {
    if (!digitsBeforeCaret || document.activeElement !== input.current) return
    const caret = caretAfterDigits(input.current?.value ?? '', digitsBeforeCaret.count)
    input.current?.setSelectionRange(caret, caret)
  }, [digitsBeforeCaret])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    // A new object each time: removing a separator changes no digit, but the caret must be restored.
    setDigitsBeforeCaret({ count: before.replaceAll(/\D/g, '').length })
    onChange(parseMoney(target.value))
  }

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={change}
            onBlur={onBlur}
            disabled={disabled}
            className={clsx(controlClass, 'pe-16 text-end num text-lead font-semibold')}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-e-3.5 top-1/2 -translate-y-1/2 text-small text-ink-2"
          >
            {unit}
          </span>
        </div>
      )}
    </Field>
  )
}

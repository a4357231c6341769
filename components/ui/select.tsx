import { clsx } from 'clsx'
import { ChevronDown } from '@/components/ui/icons'
import type { ComponentProps } from 'react'

import { controlClass } from './control-class'
import { Field, type FieldText } from './field'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id: string
  options: readonly SelectOption[]
  /** First, empty entry ("Chọn …"). */
  placeholder?: string
  fieldClassName?: string
}

/** A styled native select: phones use their own picker. */
export function Select({
  id,
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  fieldClassName,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={clsx(controlClass, 'appearance-none pe-10 text-ellipsis', className)}
          >
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute inset-e-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-2" />
        </div>
      )}
    </Field>
  )
}

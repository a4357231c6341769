import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import type { FieldText } from './field'
import { Fieldset } from './fieldset'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps
  extends Omit<FieldText, 'label'>, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> {
  id: string
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  /** Controlled value; omit with `defaultValue` or react-hook-form's `register`. */
  value?: string
  defaultValue?: string
  /** Side by side if they fit, for two or three short answers. */
  inline?: boolean
  className?: string
}

/** Native radio buttons under one legend. The first one's id is the group's, so that an error summary can focus it. */
export function RadioGroup({
  id,
  legend,
  hint,
  error,
  optional,
  options,
  value,
  defaultValue,
  inline = false,
  className,
  ...input
}: RadioGroupProps) {
  return (
    <Fieldset id={`${id}-group`} legend={legend} hint={hint} error={error} optional={optional} className={className}>
      <div className={clsx('flex', inline ? 'flex-wrap gap-x-8' : 'flex-col')}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`
          return (
            <div key={option.value} className="flex min-h-11 items-start gap-3 py-2">
              <input
                {...input}
                id={optionId}
                type="radio"
                value={option.value}
                disabled={option.disabled ?? input.disabled}
                {...(value === undefined ? {} : { checked: value === option.value })}
                {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
                aria-describedby={option.hint ? `${optionId}-hint` : undefined}
                data-invalid={error ? '' : undefined}
                className={radioClass}
              />
              <label htmlFor={optionId} className="min-w-0">
                {option.label}
                {option.hint ? (
                  <span id={`${optionId}-hint`} className="block text-small text-ink-2">
                    {option.hint}
                  </span>
                ) : null}
              </label>
            </div>
          )
        })}
      </div>
    </Fieldset>
  )
}

/** The ring of a radio button; the dot is its thick border. */
export const radioClass =
  'mt-px size-6 shrink-0 appearance-none rounded-full border border-field bg-surface transition-[border-width,border-color] hover:border-ink checked:border-[7px] checked:border-primary data-invalid:border-danger disabled:cursor-not-allowed disabled:border-hairline disabled:bg-surface-2 forced-colors:checked:border-[CanvasText]'

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import type { FieldText } from './field'
import { Fieldset } from './fieldset'
import { radioClass } from './radio-group'

export interface RadioCardOption {
  value: string
  title: ReactNode
  description?: ReactNode
  /** A figure or badge at the end of the card's first line. */
  meta?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps
  extends Omit<FieldText, 'label'>, Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue'> {
  id: string
  legend: ReactNode
  name: string
  options: readonly RadioCardOption[]
  value?: string
  defaultValue?: string
  columns?: 1 | 2
}

/** Radio buttons as cards, for choices with an explanation or a figure. */
export function RadioCards({
  id,
  legend,
  hint,
  error,
  optional,
  options,
  value,
  defaultValue,
  columns = 1,
  className,
  ...input
}: RadioCardsProps) {
  return (
    <Fieldset id={`${id}-group`} legend={legend} hint={hint} error={error} optional={optional} className={className}>
      <div className={clsx('mt-1 grid gap-3', columns === 2 && 'sm:grid-cols-2')}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`
          return (
            <label
              key={option.value}
              htmlFor={optionId}
              className={clsx(
                'flex gap-3 rounded-card border bg-surface p-4 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-disabled:bg-surface-2 has-disabled:text-ink-3',
                error ? 'border-danger' : 'border-field hover:border-ink',
              )}
            >
              <input
                {...input}
                id={optionId}
                type="radio"
                value={option.value}
                disabled={option.disabled ?? input.disabled}
                {...(value === undefined ? {} : { checked: value === option.value })}
                {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
                aria-labelledby={`${optionId}-title`}
                aria-describedby={option.description ? `${optionId}-description` : undefined}
                className={radioClass}
              />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span id={`${optionId}-title`} className="font-semibold">
                    {option.title}
                  </span>
                  {option.meta}
                </span>
                {option.description ? (
                  <span id={`${optionId}-description`} className="mt-1 block text-small text-ink-2">
                    {option.description}
                  </span>
                ) : null}
              </span>
            </label>
          )
        })}
      </div>
    </Fieldset>
  )
}

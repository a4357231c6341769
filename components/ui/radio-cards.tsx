import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { RadioSet, type RadioSetProps } from './radio-set'

export interface RadioCardOption {
  value: string
  title: ReactNode
  description?: ReactNode
  /** A figure or badge at the end of the card's first line. */
  meta?: ReactNode
  disabled?: boolean
}

/** Radio buttons as cards, for choices with an explanation or a figure. */
export function RadioCards(set: RadioSetProps<RadioCardOption>) {
  return (
    <RadioSet
      {...set}
      layout="mt-1 grid gap-3"
      renderOption={({ title, description, meta }, input) => (
        <label
          htmlFor={input.id}
          className={clsx(
            'flex gap-3 rounded-card border bg-surface p-4 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-disabled:bg-surface-2 has-disabled:text-ink-3',
            set.error ? 'border-danger' : 'border-field hover:border-ink',
          )}
        >
          <input
            {...input}
            aria-labelledby={`${input.id}-title`}
            aria-describedby={description ? `${input.id}-description` : undefined}
          />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span id={`${input.id}-title`} className="font-semibold">
                {title}
              </span>
              {meta}
            </span>
            {description ? (
              <span id={`${input.id}-description`} className="mt-1 block text-small text-ink-2">
                {description}
              </span>
            ) : null}
          </span>
        </label>
      )}
    />
  )
}

import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { RadioSet, type RadioSetProps } from './radio-set'

export interface RadioCardOption {
  value: string
  title: ReactNode
  disabled?: boolean
}

/** Radio buttons as cards, for the choice that the rest of a form follows from. */
export function RadioCards(set: RadioSetProps<RadioCardOption>) {
  return (
    <RadioSet
      {...set}
      layout="mt-1 grid grid-cols-2 gap-3 sm:gap-4"
      renderOption={({ title }, input) => (
        <label
          htmlFor={input.id}
          className={clsx(
            'flex gap-2 rounded-card border bg-surface p-2.5 transition-colors has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-disabled:bg-surface-2 has-disabled:text-ink-3',
            set.error ? 'border-danger' : 'border-field hover:border-ink',
          )}
        >
          <input {...input} />
          <span className="min-w-0 flex-1 font-semibold max-sm:text-small">{title}</span>
        </label>
      )}
    />
  )
}

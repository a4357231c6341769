import type { ReactNode } from 'react'

import { RadioSet, type RadioSetProps } from './radio-set'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends RadioSetProps<RadioOption> {
  /** Side by side if they fit, for two or three short answers. */
  inline?: boolean
}

/** Radio buttons with a label each. */
export function RadioGroup({ inline = false, ...set }: RadioGroupProps) {
  return (
    <RadioSet
      {...set}
      layout={inline ? 'flex flex-wrap gap-x-8' : 'flex flex-col'}
      renderOption={({ label, hint }, input) => (
        <div className="flex min-h-11 items-start gap-3 py-2">
          <input
            {...input}
            aria-describedby={hint ? `${input.id}-hint` : undefined}
            data-invalid={set.error ? '' : undefined}
          />
          <label htmlFor={input.id} className="min-w-0 grow">
            {label}
            {hint ? (
              <span id={`${input.id}-hint`} className="block text-small text-ink-2">
                {hint}
              </span>
            ) : null}
          </label>
        </div>
      )}
    />
  )
}

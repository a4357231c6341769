import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { RadioSet, type RadioSetProps } from './radio-set'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A few words at the end of its row, by which answers differ. */
  aside?: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends RadioSetProps<RadioOption> {
  /** Side by side in boxes of one width, for two short answers. */
  inline?: boolean
  /** Each in a box of its own, two beside each other where there is room, for answers that are compared. */
  boxed?: boolean
  /** Each a row below the other, for many answers. */
  listed?: boolean
}

/** A press anywhere on it chooses; the chosen one is marked by edge and ground besides the ring. */
const box =
  'group/option relative min-h-12 rounded-control border border-field bg-surface px-3.5 py-2.5 transition-colors not-has-checked:hover:border-ink has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-disabled:border-hairline has-disabled:text-ink-3'

/** A click anywhere on the row selects it. */
const row = 'group/option relative min-h-12 border-b border-hairline py-2.5 last:border-b-0'

/** Radio buttons with a label each. */
export function RadioGroup({ inline = false, boxed = inline, listed = false, ...set }: RadioGroupProps) {
  const isWhole = boxed || listed
  return (
    <RadioSet
      {...set}
      layout={
        inline ? 'mt-1 grid grid-cols-2 gap-3 sm:gap-4' : clsx('grid', boxed && 'mt-1 gap-2 sm:grid-cols-2 sm:gap-3')
      }
      renderOption={({ label, aside, hint }, input) => (
        <div className={clsx('flex items-start gap-3', boxed ? box : listed ? row : 'min-h-11 py-2')}>
          <input
            {...input}
            className={clsx(input.className, isWhole && 'relative z-1')}
            aria-describedby={hint ? `${input.id}-hint` : undefined}
            data-invalid={set.error ? '' : undefined}
          />
          <label htmlFor={input.id} className={clsx('min-w-0 grow', isWhole && 'after:absolute after:inset-0')}>
            {aside ? (
              <span className="flex items-baseline justify-between gap-3">
                {label} {aside}
              </span>
            ) : (
              label
            )}
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

import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

import { describedBy, FieldError, FieldHint } from './field'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A native checkbox whose label is part of its target. Consents are never pre-checked. */
export function Checkbox({ id, label, hint, error, className, ...rest }: CheckboxProps) {
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <div className="relative flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={describedBy(id, { hint, error }, rest['aria-describedby'])}
          aria-invalid={error ? true : undefined}
          className="peer mt-px size-6 shrink-0 appearance-none rounded-[4px] border border-field bg-well transition-colors checked:border-primary checked:bg-primary not-checked:hover:border-ink disabled:cursor-not-allowed disabled:border-hairline disabled:bg-surface-2 aria-invalid:border-2 aria-invalid:border-danger"
        />
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="pointer-events-none absolute top-[9px] size-6 stroke-on-primary opacity-0 peer-checked:opacity-100 forced-colors:stroke-[CanvasText]"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m6.5 12.5 3.8 3.8 7.4-8.2" />
        </svg>
        <label htmlFor={id} className="min-w-0 peer-disabled:text-ink-3">
          {label}
        </label>
      </div>
      {hint || error ? (
        <div className="flex flex-col gap-1 ps-9">
          <FieldHint id={id}>{hint}</FieldHint>
          <FieldError id={id}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  )
}

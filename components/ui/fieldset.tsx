import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { describedBy, FieldError, FieldHint, type FieldText, OptionalMark } from './field'

export interface FieldsetProps extends Omit<FieldText, 'label'> {
  id: string
  legend: ReactNode
  className?: string
  children: ReactNode
}

/** Several controls under one question: the legend is the question, hint and error apply to all. */
export function Fieldset({ id, legend, hint, error, optional, className, children }: FieldsetProps) {
  return (
    <fieldset id={id} aria-describedby={describedBy(id, { hint, error })} className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 font-semibold">
        {legend}
        <OptionalMark text={optional} />
      </legend>
      <div className="flex flex-col gap-1.5">
        <FieldHint id={id}>{hint}</FieldHint>
        {children}
        <FieldError id={id}>{error}</FieldError>
      </div>
    </fieldset>
  )
}

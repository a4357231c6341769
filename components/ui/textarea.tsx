import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { controlClass } from './control-class'
import { Field, type FieldText } from './field'

export interface TextareaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'id'> {
  id: string
  fieldClassName?: string
}

/** A multi-line field; it grows with its text where the browser supports that. */
export function Textarea({
  id,
  label,
  hint,
  error,
  optional,
  fieldClassName,
  className,
  rows = 4,
  ...rest
}: TextareaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={clsx(controlClass, 'field-sizing-content resize-y', rows > 2 && 'min-h-28', className)}
        />
      )}
    </Field>
  )
}

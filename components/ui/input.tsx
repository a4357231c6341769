import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { controlClass } from './control-class'
import { Field, type FieldText } from './field'

/** A text control without label, for use inside `Field`. Takes the result of react-hook-form's `register`. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(controlClass, className)} />
}

export interface TextInputProps extends FieldText, Omit<ComponentProps<'input'>, 'id'> {
  id: string
  fieldClassName?: string
}

/** A text field: label, hint, error and its control. */
export function TextInput({ id, label, hint, error, optional, fieldClassName, ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(control) => <Input {...rest} {...control} />}
    </Field>
  )
}

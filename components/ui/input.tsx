import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

import { controlClass } from './control-class'
import { Field, type FieldText } from './field'
import type { Icon } from './icons'

/** A text control without label, for use inside `Field`. Takes the result of react-hook-form's `register`. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={clsx(controlClass, className)} />
}

export interface TextInputProps extends FieldText, Omit<ComponentProps<'input'>, 'id'> {
  id: string
  fieldClassName?: string
  /** At the beginning of the control: what kind of answer it takes. */
  icon?: Icon
}

/** A text field: label, hint, error and its control. */
export function TextInput({ id, label, hint, error, optional, fieldClassName, icon: Sign, ...rest }: TextInputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
      {(control) =>
        Sign === undefined ? (
          <Input {...rest} {...control} />
        ) : (
          <span className="relative block">
            <Sign className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-ink-3" />
            <Input {...rest} {...control} className={clsx('ps-11', rest.className)} />
          </span>
        )
      }
    </Field>
  )
}

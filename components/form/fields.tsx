'use client'

import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

import { Checkbox, type CheckboxProps } from '@/components/ui/checkbox'
import { TextInput, type TextInputProps } from '@/components/ui/input'
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group'
import { Select, type SelectProps } from '@/components/ui/select'
import { Textarea, type TextareaProps } from '@/components/ui/textarea'

import { useField } from './field-context'

type Given = 'id' | 'label' | 'error' | 'name' | 'optional'

interface Named {
  /** Path of the value in the form. */
  readonly name: string
}

/** Makes a field of the form around it from a labelled control; `isOptional` says so beside the label. */
function fieldOf<Props extends object>(Control: ComponentType<Props>) {
  return function Field({ name, isOptional = false, ...rest }: Named & { isOptional?: boolean } & Omit<Props, Given>) {
    const t = useTranslations('forms')
    const { register } = useFormContext()
    const { id, label, error } = useField(name)
    const optional = isOptional ? t('optional') : undefined
    const props = { ...rest, ...register(name), id, label, error, optional }
    return <Control {...(props as unknown as Props)} />
  }
}

export const TextField = fieldOf<TextInputProps>(TextInput)

/** Several lines; grows with its content. */
export const MultilineField = fieldOf<TextareaProps>(Textarea)

/** A choice from a list that is known at render. */
export const SelectField = fieldOf<SelectProps>(Select)

/** A single box to tick. */
export function CheckboxField({
  name,
  children,
  ...rest
}: Named & { children?: ReactNode } & Omit<CheckboxProps, Given>) {
  const { register } = useFormContext()
  const { id, label, error } = useField(name)
  return <Checkbox {...rest} {...register(name)} id={id} label={children ?? label} error={error} />
}

interface RadioFieldProps extends Named {
  readonly hint?: ReactNode
  readonly options: readonly RadioOption[]
  readonly isInline?: boolean
  readonly isBoxed?: boolean
  readonly isListed?: boolean
}

/** One answer of a few. */
export function RadioField({
  name,
  hint,
  options,
  isInline = false,
  isBoxed = isInline,
  isListed = false,
}: RadioFieldProps) {
  const { register } = useFormContext()
  const { id, label, error } = useField(name)
  return (
    <RadioGroup
      {...register(name)}
      id={id}
      legend={label}
      error={error}
      hint={hint}
      options={options}
      inline={isInline}
      boxed={isBoxed}
      listed={isListed}
    />
  )
}

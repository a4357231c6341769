'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
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

/** A text input of the form around it. */
export function TextField({
  name,
  isOptional = false,
  ...rest
}: Named & { isOptional?: boolean } & Omit<TextInputProps, Given>) {
  const t = useTranslations('forms')
  const { register } = useFormContext()
  const { id, label, error } = useField(name)
  return (
    <TextInput
      {...rest}
      {...register(name)}
      id={id}
      label={label}
      error={error}
      optional={isOptional ? t('optional') : undefined}
    />
  )
}

/** A text of several lines that grows with its content. */
export function MultilineField({
  name,
  isOptional = false,
  ...rest
}: Named & { isOptional?: boolean } & Omit<TextareaProps, Given>) {
  const t = useTranslations('forms')
  const { register } = useFormContext()
  const { id, label, error } = useField(name)
  return (
    <Textarea
      {...rest}
      {...register(name)}
      id={id}
      label={label}
      error={error}
      optional={isOptional ? t('optional') : undefined}
    />
  )
}

/** A choice from a list that is known here. */
export function SelectField({
  name,
  isOptional = false,
  ...rest
}: Named & { isOptional?: boolean } & Omit<SelectProps, Given>) {
  const t = useTranslations('forms')
  const { register } = useFormContext()
  const { id, label, error } = useField(name)
  return (
    <Select
      {...rest}
      {...register(name)}
      id={id}
      label={label}
      error={error}
      optional={isOptional ? t('optional') : undefined}
    />
  )
}

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
}

/** One answer of a few. */
export function RadioField({ name, hint, options, isInline = false }: RadioFieldProps) {
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
    />
  )
}

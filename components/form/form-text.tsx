'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'

import { TextInput, type TextInputProps } from '@/components/ui/input'
import { Textarea, type TextareaProps } from '@/components/ui/textarea'

import { useFieldError } from './use-field-error'

interface Named {
  /** Name of the value in the form. */
  readonly name: string
  /** Unique in the page. */
  readonly id: string
  readonly label: string
  readonly isOptional?: boolean
}

type Given = 'id' | 'label' | 'name' | 'error' | 'optional'

/** A text input of the form around it. */
export function FormText({ name, label, isOptional = false, ...rest }: Named & Omit<TextInputProps, Given>) {
  const t = useTranslations('visitorForms')
  const { register } = useFormContext()
  const error = useFieldError(name, label)
  return (
    <TextInput
      {...rest}
      {...register(name)}
      label={label}
      error={error}
      optional={isOptional ? t('optional') : undefined}
    />
  )
}

/** A text of several lines of the form around it. */
export function FormTextarea({ name, label, isOptional = false, ...rest }: Named & Omit<TextareaProps, Given>) {
  const t = useTranslations('visitorForms')
  const { register } = useFormContext()
  const error = useFieldError(name, label)
  return (
    <Textarea
      {...rest}
      {...register(name)}
      label={label}
      error={error}
      optional={isOptional ? t('optional') : undefined}
    />
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'

import { Select, type SelectProps } from '@/components/ui/select'

import type { Choice } from '@/lib/domain/account-opening/choice'
import { useField } from './field-context'

interface SelectFieldProps extends Omit<SelectProps, 'id' | 'label' | 'error' | 'name' | 'options' | 'placeholder'> {
  readonly name: string
  readonly choices: readonly Choice[]
}

/** A choice from a list that is known here. */
export function SelectField({ name, choices, ...rest }: SelectFieldProps) {
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
      placeholder={t('lookup.choose')}
      options={choices.map((choice) => ({ value: choice.code, label: choice.name }))}
    />
  )
}

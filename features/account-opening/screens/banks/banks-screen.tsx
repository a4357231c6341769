'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'

import { Button } from '@/components/ui/button'

import { maxBankAccounts } from '../../application/bank-account'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { BankFields } from './bank-fields'
import { useEmptyLists } from './bank-lists'
import { banksSchema, emptyBank, toBankAccounts, toBanksForm, type BanksForm } from './banks-schema'

/** Accounts that money is paid out to: none, or up to three. */
export function BanksScreen({ data, save, send, api, locale }: ScreenPropsOn<'banks'>) {
  const t = useTranslations('application.banks')
  const addButton = useRef<HTMLButtonElement>(null)
  const [announced, setAnnounced] = useState('')
  const form = useCheckedForm<BanksForm, BanksForm>({
    schema: banksSchema(useEmptyLists(locale)),
    defaults: toBanksForm(data),
    onTyped: (values) => save({ banks: toBankAccounts(values) }),
  })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'banks' })

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      labelOf={(path) => {
        const [, index = '0', field = 'bank'] = path.split('.')
        const label = t(field as 'bank' | 'city' | 'branch' | 'accountNumber')
        return fields.length > 1 ? t('fieldOf', { field: label, number: Number(index) + 1 }) : label
      }}
      onValid={(values) => {
        save({ banks: toBankAccounts(values) })
        send({ type: 'answered', screen: 'banks', answeredAt: new Date().toISOString() })
        return null
      }}
    >
      {fields.length === 0 && <p className="rounded-card bg-surface-2 p-4">{t('none')}</p>}
      {fields.map((field, index) => (
        <BankFields
          key={field.id}
          index={index}
          isOnly={fields.length === 1}
          holder={data.fullName}
          api={api}
          locale={locale}
          onRemove={() => {
            remove(index)
            save({ banks: toBankAccounts(form.getValues()) })
            setAnnounced(t('removed', { number: index + 1 }))
            addButton.current?.focus()
          }}
        />
      ))}
      <output className="sr-only">{announced}</output>
      <Button
        ref={addButton}
        variant="secondary"
        className="justify-self-start"
        disabled={fields.length >= maxBankAccounts}
        onClick={() => append(emptyBank, { focusName: `banks.${fields.length}.bank.code` })}
      >
        {t('add')}
      </Button>
    </StepForm>
  )
}

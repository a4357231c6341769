'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useWatch } from 'react-hook-form'

import { Button } from '@/components/ui/button'
import { Plus } from '@/components/ui/icons'

import { maxBankAccounts } from '../../application/bank-account'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import { BankFields } from './bank-fields'
import { useEmptyLists } from './bank-lists'
import { BankRow } from './bank-row'
import { banksSchema, emptyBank, isFilledIn, toBankAccounts, toBanksForm, type BanksForm } from './banks-schema'

/** Accounts that money is paid out to, the main one first: none, or up to three. One is open at a time, and every one that was rejected. */
export function BanksScreen({ data, save, send, api, locale }: ScreenPropsOn<'banks'>) {
  const t = useTranslations('application.banks')
  const addButton = useRef<HTMLButtonElement>(null)
  const [announced, setAnnounced] = useState('')
  /** By the place of the account. */
  const [folded, setFolded] = useState<readonly boolean[]>(() => toBanksForm(data).banks.map(isFilledIn))
  const form = useCheckedForm<BanksForm, BanksForm>({
    schema: banksSchema(useEmptyLists(locale)),
    defaults: toBanksForm(data),
    onTyped: (values) => save({ banks: toBankAccounts(values) }),
  })
  const { fields, append, move, remove } = useFieldArray({ control: form.control, name: 'banks' })
  const firstBank = useWatch({ control: form.control, name: 'banks.0.bank.code' })
  const { errors } = form.formState

  const isRejected = (index: number) => errors.banks?.[index] !== undefined
  // The summary of errors links to fields.
  if (folded.some((isFolded, index) => isFolded && isRejected(index))) {
    setFolded(folded.map((isFolded, index) => isFolded && !isRejected(index)))
  }

  function edit(index: number) {
    flushSync(() => setFolded(fields.map((_, other) => other !== index)))
    form.setFocus(`banks.${index}.bank.code`)
  }

  function add() {
    setFolded([...fields.map(() => true), false])
    append(emptyBank, { focusName: `banks.${fields.length}.bank.code` })
  }

  function putFirst(index: number) {
    const { bank } = form.getValues(`banks.${index}`)
    flushSync(() => {
      move(index, 0)
      setFolded([folded[index] ?? true, ...folded.filter((_, other) => other !== index)])
      setAnnounced(t('madeMain', { bank: bank.name }))
    })
    save({ banks: toBankAccounts(form.getValues()) })
    document.querySelector<HTMLElement>('#bank-0')?.focus()
  }

  function drop(index: number) {
    flushSync(() => {
      remove(index)
      setFolded(folded.filter((_, other) => other !== index))
      setAnnounced(t('removed', { number: index + 1 }))
    })
    save({ banks: toBankAccounts(form.getValues()) })
    addButton.current?.focus()
  }

  function labelOf(path: string): string {
    const [, , field = 'bank'] = path.split('.')
    return t(field as 'bank' | 'city' | 'branch' | 'accountNumber')
  }

  return (
    <StepForm
      form={form}
      title={t('title')}
      lead={t('lead')}
      labelOf={(path) => {
        const [, index = '0'] = path.split('.')
        const field = labelOf(path)
        return fields.length > 1 ? t('fieldOf', { field, number: Number(index) + 1 }) : field
      }}
      onValid={(values) => {
        save({ banks: toBankAccounts(values) })
        send({ type: 'answered', screen: 'banks', answeredAt: new Date().toISOString() })
        return null
      }}
      after={
        fields.length === 1 &&
        firstBank === '' && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-3">
            <p id="banks-later" className="text-small text-pretty text-ink-2">
              {t('laterNote')}
            </p>
            <button type="button" aria-describedby="banks-later" className="act" onClick={() => drop(0)}>
              {t('later')}
            </button>
          </div>
        )
      }
    >
      {fields.length === 0 ? (
        <p className="rounded-card bg-surface-2 p-4">{t('none')}</p>
      ) : (
        <div
          className={clsx(
            'grid grid-cols-1 divide-y divide-hairline',
            // A form that is alone needs no box in the card.
            (fields.length > 1 || folded[0] === true) && 'rounded-card border border-hairline-strong px-4',
          )}
        >
          {fields.map(({ id }, index) =>
            folded[index] === true ? (
              <BankRow
                key={id}
                index={index}
                isOneOfMany={fields.length > 1}
                onFirst={() => putFirst(index)}
                onEdit={() => edit(index)}
                onRemove={() => drop(index)}
              />
            ) : (
              <BankFields
                key={id}
                index={index}
                labelOf={labelOf}
                holder={data.fullName}
                api={api}
                locale={locale}
                isAlone={fields.length === 1}
                onRemove={() => drop(index)}
              />
            ),
          )}
          {fields.length === maxBankAccounts && <p className="py-3 text-small text-pretty text-ink-2">{t('full')}</p>}
        </div>
      )}
      <output className="sr-only">{announced}</output>
      {fields.length < maxBankAccounts ? (
        <Button
          ref={addButton}
          variant="quiet"
          size="compact"
          className="-my-2 -ms-5 justify-self-start"
          icon={<Plus className="size-5" />}
          onClick={add}
        >
          {t('add')}
        </Button>
      ) : null}
    </StepForm>
  )
}

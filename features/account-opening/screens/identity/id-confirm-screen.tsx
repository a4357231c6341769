'use client'

import type { IdField } from '@/lib/domain/identity/identity-card'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { ok } from '@/lib/platform/result/result'
import { toIssue } from '@/lib/domain/validation/issue'

import type { ApiFailure } from '@/lib/platform/http/failure'
import { differencesBetween, mergeReadings } from '@/lib/capture/card-reader/compare-readings'
import { MultilineField, RadioField, TextField } from '@/components/form/fields'
import { toFieldId } from '@/components/form/field-context'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import {
  confirmFields,
  confirmSchema,
  fromConfirmForm,
  toConfirmForm,
  type Confirmed,
  type ConfirmForm,
} from './confirm-schema'
import { DifferenceNotice } from './difference-notice'
import { initialChoices, readingOf, type Choice } from './difference-choices'
import { TakenIdNotice } from './taken-id-notice'
import { TypedNotice } from './typed-notice'

/** Longer than a phone is wide, as often as not. */
const long: ReadonlySet<IdField> = new Set<IdField>(['cardAddress', 'idIssuePlace'])

const hinted = ['idNumber', 'birthDate', 'idIssueDate', 'idExpiryDate', 'cardAddress'] as const

/**
 * What was read, to be confirmed with the card in hand. Where readings of the card differ, nothing goes on
 * before the applicant has said which is right.
 */
export function IdConfirmScreen({ data, state, save, send, api }: ScreenPropsOn<'id-confirm'>) {
  const t = useTranslations('application.identity')
  const readings = data.idReadings ?? {}
  const differences = differencesBetween(readings)
  const merged = mergeReadings(readings)
  const [choices, setChoices] = useState(() => initialChoices(data, state.proofs.identity !== undefined))
  const [isAsked, setIsAsked] = useState(false)
  const [takenNumber, setTakenNumber] = useState<string | null>(null)
  const form = useCheckedForm<ConfirmForm, Confirmed>({
    schema: confirmSchema,
    defaults: toConfirmForm(data),
    onTyped: (values) => save(fromConfirmForm(values, data)),
  })

  function choose(field: IdField, choice: Choice) {
    setChoices({ ...choices, [field]: choice })
    const reading = readingOf(field, choice, data)
    if (reading === null) document.getElementById(toFieldId('field', field))?.focus()
    else form.setValue(field, reading)
    save(fromConfirmForm(form.getValues(), data))
  }

  function restore(field: IdField, shown: string) {
    form.setValue(field, shown)
    save(fromConfirmForm(form.getValues(), data))
    document.getElementById(toFieldId('field', field))?.focus()
  }

  async function submit(values: Confirmed): Promise<ApiFailure | null> {
    const open = differences.find(({ field }) => choices[field] === undefined)
    setIsAsked(open !== undefined)
    if (open !== undefined) {
      document.getElementById(`difference-${open.field}`)?.focus()
      return null
    }
    const isTaken = await belongsToAnAccount(values.idNumber)
    if (!isTaken.ok) return isTaken.error
    setTakenNumber(isTaken.value ? values.idNumber : null)
    if (isTaken.value) {
      form.setError('idNumber', { type: 'server', message: toIssue('existAcc') })
      return null
    }
    save(fromConfirmForm({ ...form.getValues(), fullName: values.fullName }, data))
    send({
      type: 'identity-confirmed',
      proof: { ocrId: state.proofs.document.ocrId, idNumber: values.idNumber },
    })
    return null
  }

  function hintOf(field: IdField): string | undefined {
    const known = hinted.find((candidate) => candidate === field)
    return known && t(`hint.${known}`)
  }

  /** Asks the register of openings and the register of accounts: either may know the number. */
  async function belongsToAnAccount(idNumber: string) {
    const earlier = await api.earlierApplication(idNumber)
    if (!earlier.ok) return earlier
    if (earlier.value?.status === 'opened') return ok(true)
    const known = await api.checkIdentifiers({ idNumber })
    return known.ok ? ok(known.value.taken.includes('idNumber')) : known
  }

  return (
    <StepForm
      form={form}
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      labelOf={(path) => t(`field.${confirmFields.find((field) => field === path) ?? 'idNumber'}`)}
      onValid={submit}
      notice={
        <>
          {takenNumber !== null && <TakenIdNotice />}
          {readings.qr === undefined && (
            <Alert tone="info">{t(readings.mrz === undefined ? 'confirm.noQr' : 'confirm.zoneOnly')}</Alert>
          )}
          {Object.keys(readings).length > 1 && differences.length === 0 && (
            <Alert tone="success">{t('confirm.agree')}</Alert>
          )}
          {differences.length > 0 && (
            <Alert tone="warning" title={t('difference.title')}>
              {t('difference.lead', { count: differences.length })}
            </Alert>
          )}
        </>
      }
    >
      {confirmFields.map((field) => {
        const difference = differences.find((found) => found.field === field)
        return (
          <div key={field} className="grid gap-3">
            {difference !== undefined && (
              <DifferenceNotice
                difference={difference}
                label={t(`field.${field}`)}
                chosen={choices[field] ?? null}
                error={isAsked && choices[field] === undefined ? t('difference.choose') : undefined}
                onChoose={(choice) => choose(field, choice)}
              />
            )}
            {field === 'sex' ? (
              <RadioField
                name="sex"
                isInline
                options={[
                  { value: 'F', label: t('difference.female') },
                  { value: 'M', label: t('difference.male') },
                ]}
              />
            ) : long.has(field) ? (
              <MultilineField name={field} rows={2} hint={hintOf(field)} autoComplete="off" />
            ) : (
              <TextField
                name={field}
                isOptional={field === 'idExpiryDate'}
                hint={hintOf(field)}
                inputMode={field === 'idNumber' || field.endsWith('Date') ? 'numeric' : undefined}
                autoComplete="off"
              />
            )}
            {field !== 'sex' && difference === undefined && merged[field] !== undefined && (
              <TypedNotice field={field} reading={merged[field]} onRestore={(shown) => restore(field, shown)} />
            )}
          </div>
        )
      })}
    </StepForm>
  )
}

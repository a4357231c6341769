'use client'

import type { IdField } from '@/lib/domain/identity/identity-card'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { ok } from '@/lib/platform/result/result'
import { toIssue } from '@/lib/domain/validation/issue'

import type { ApiFailure } from '@/lib/platform/http/failure'
import { differencesBetween, mergeReadings } from '@/lib/capture/card-reader/compare-readings'
import { toFieldId } from '@/components/form/field-context'
import { StepForm } from '../../form/step-form'
import { useCheckedForm } from '@/components/form/use-checked-form'
import type { ScreenPropsOn } from '../screen-props'
import {
  confirmFields,
  confirmSchema,
  fromConfirmForm,
  initialChoices,
  readingOf,
  toConfirmForm,
  type Choice,
  type Confirmed,
  type ConfirmForm,
} from './confirm-schema'
import { AgreedNotice } from './agreed-notice'
import { CardField } from './card-field'
import { CardPhotos } from './card-photos'
import { isAgreed, isRead, objectionTo } from './card-field-state'
import { DifferenceNotice } from './difference-notice'
import { TakenIdNotice } from './taken-id-notice'
import { TypedNotice } from './typed-notice'
import { UnreadCode } from './unread-code'

/** Fields with a row of their own; the others share one. */
const long: ReadonlySet<IdField> = new Set<IdField>(['cardAddress', 'idIssuePlace'])

/**
 * What was read, to be confirmed with the card in hand. What all readings agree on is not to be changed; where they
 * differ, the applicant says which is right, and why none is.
 */
export function IdConfirmScreen({ data, state, save, send, api, locale }: ScreenPropsOn<'id-confirm'>) {
  const t = useTranslations('application.identity')
  const readings = data.idReadings ?? {}
  const differences = differencesBetween(readings)
  const merged = mergeReadings(readings)
  /** All is from the printed text, which is misread more easily than either code. */
  const isPrinted = readings.qr === undefined && readings.mrz === undefined
  const hasAgreed = confirmFields.some((field) => isAgreed(field, readings))
  const shown = hasAgreed ? confirmFields.toSorted((one, other) => place(one) - place(other)) : confirmFields
  const [choices, setChoices] = useState(() => initialChoices(data, state.proofs.identity !== undefined))
  const [isAsked, setIsAsked] = useState(false)
  /** The first answer that differs from the card without a reason. */
  const [unexplained, setUnexplained] = useState<IdField | null>(null)
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
    if (hasObjection(values) || isUnexplained()) return null
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

  /** Tells at its field what the card itself says against an answer. */
  function hasObjection(values: Confirmed): boolean {
    const answers = fromConfirmForm({ ...form.getValues(), fullName: values.fullName }, data)
    const objections = confirmFields.flatMap((field) => {
      const key = objectionTo(field, readings, answers[field] ?? '')
      return key === null ? [] : [{ field, key }]
    })
    for (const { field, key } of objections) form.setError(field, { type: 'server', message: toIssue(key) })
    return objections.length > 0
  }

  /** Asks for the reason of the first answer that no reader gave although one saw something else. */
  function isUnexplained(): boolean {
    const answers = fromConfirmForm(form.getValues(), data)
    const missing = confirmFields.find((field) => {
      const answer = answers[field] ?? ''
      const needsReason = merged[field] !== undefined && !isRead(field, readings, answer)
      return needsReason && data.correctionReasons?.[field] === undefined
    })
    setUnexplained(missing ?? null)
    if (missing !== undefined) document.getElementById(`reason-${missing}`)?.focus()
    return missing !== undefined
  }

  /** Asks the register of openings and the register of accounts: either may know the number. */
  async function belongsToAnAccount(idNumber: string) {
    const earlier = await api.earlierApplication(idNumber)
    if (!earlier.ok) return earlier
    if (earlier.value?.status === 'opened') return ok(true)
    const known = await api.checkIdentifiers({ idNumber })
    return known.ok ? ok(known.value.taken.includes('idNumber')) : known
  }

  /** Fields on which the readings differ come first, then those that they lack, then what they agree on, and last what only one has. */
  function place(field: IdField): number {
    if (isAgreed(field, readings)) return 2
    if (differences.some((found) => found.field === field)) return 0
    return merged[field] === undefined ? 1 : 3
  }

  /** One answer, with what the readings say about it. */
  function confirmed(field: (typeof confirmFields)[number]) {
    const difference = differences.find((found) => found.field === field)
    const isLocked = isAgreed(field, readings)
    const isHalf = difference === undefined && !hasAgreed && !long.has(field)
    return (
      <div
        key={field}
        data-half={isHalf || undefined}
        className={clsx(
          'grid grid-cols-1 gap-3',
          !isLocked && clsx('content-start', hasAgreed ? 'my-3 first:mt-0' : 'mt-4 sm:mt-3'),
          !isHalf && 'col-span-full',
        )}
      >
        {difference !== undefined && (
          <DifferenceNotice
            difference={difference}
            label={t(`field.${field}`)}
            chosen={choices[field] ?? null}
            error={isAsked && choices[field] === undefined ? t('difference.choose') : undefined}
            onChoose={(choice) => choose(field, choice)}
          />
        )}
        <div data-locked={isLocked || undefined} className={clsx(hasAgreed && !isLocked && 'label-line')}>
          <CardField
            field={field}
            isLocked={isLocked}
            hasCode={readings.qr !== undefined}
            sex={data.sex ?? ''}
            locale={locale}
          />
        </div>
        {field !== 'sex' && !isLocked && merged[field] !== undefined && (
          <TypedNotice
            field={field}
            readings={readings}
            reading={merged[field]}
            reason={data.correctionReasons?.[field]}
            error={unexplained === field ? t('typed.reasonMissing') : undefined}
            onReason={(reason) => save({ correctionReasons: { ...data.correctionReasons, [field]: reason } })}
            onRestore={(shown) => restore(field, shown)}
          />
        )}
      </div>
    )
  }

  return (
    <StepForm
      form={form}
      title={t('confirm.title')}
      lead={t(hasAgreed ? 'confirm.leadAgreed' : 'confirm.lead')}
      labelOf={(path) => t(`field.${confirmFields.find((field) => field === path) ?? 'idNumber'}`)}
      onValid={submit}
      notice={
        <>
          {takenNumber !== null && <TakenIdNotice />}
          {readings.qr === undefined && readings.mrz !== undefined && (
            <Alert tone="warning" title={t('confirm.noQrTitle')}>
              {t('confirm.zoneOnly')}
            </Alert>
          )}
          {differences.length > 0 && (
            <Alert tone="warning" title={t('difference.title')}>
              {t('difference.lead', { count: differences.length })}
            </Alert>
          )}
          {isPrinted && <UnreadCode />}
          {hasAgreed && (
            <AgreedNotice
              isWhole={Object.keys(readings).length > 1 && differences.length === 0}
              onAgain={() => send({ type: 'back' })}
            />
          )}
        </>
      }
    >
      <div
        className={clsx(
          'grid grid-cols-1 gap-5',
          hasAgreed && 'gap-x-6 border-hairline sm:border-t sm:pt-5 sm:has-[>ul]:grid-cols-[12rem_minmax(0,1fr)]',
        )}
      >
        <CardPhotos ocrId={state.proofs.document.ocrId} isBeside={hasAgreed} />
        <div
          className={clsx(
            'card-answers grid grid-cols-1 content-start gap-x-4',
            hasAgreed ? '-my-1 sm:[--fact:9rem_minmax(0,1fr)]' : '-mt-4 sm:grid-cols-2',
          )}
        >
          {shown.map((field) => confirmed(field))}
        </div>
      </div>
    </StepForm>
  )
}

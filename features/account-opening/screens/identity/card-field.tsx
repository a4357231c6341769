import type { IdField } from '@/lib/domain/identity/identity-card'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'

import { DateField } from '@/components/form/date-field'
import { useField } from '@/components/form/field-context'
import { MultilineField, RadioField, TextField } from '@/components/form/fields'
import { TextInput } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { toIsoDate } from '@/lib/domain/validation/date-time-rules'
import type { Locale } from '@/lib/platform/i18n/locales'
import { groupedIdNumber } from '@/lib/platform/text/grouped-id-number'

import { cardDate } from '../card-date'
import type { ConfirmForm } from './confirm-schema'

interface CardFieldProps {
  readonly field: IdField
  /** All readings of the card agree: shown, not to be changed. */
  readonly isLocked: boolean
  /** The card's code was read: what it does not hold is to be compared with the card. */
  readonly hasCode: boolean
  readonly sex: string
  readonly locale: Locale
}

/** Longer than a phone is wide, as often as not. */
const long: ReadonlySet<IdField> = new Set<IdField>(['cardAddress', 'idIssuePlace'])

const hinted = ['idNumber', 'idIssueDate', 'idIssuePlace', 'idExpiryDate', 'cardAddress'] as const

/** One field of the card, in the control that suits it. */
export function CardField({ field, isLocked, hasCode, sex, locale }: CardFieldProps) {
  const t = useTranslations('application.identity')
  const known = hinted.find((candidate) => candidate === field)
  const isHinted = !isLocked && (field !== 'idIssuePlace' || hasCode)
  const hint = isHinted ? known && t(`hint.${known}`) : undefined
  if (field === 'sex') {
    const options = [
      { value: 'F', label: t('difference.female') },
      { value: 'M', label: t('difference.male') },
    ]
    return (
      <RadioField name="sex" isInline options={isLocked ? options.filter(({ value }) => value === sex) : options} />
    )
  }
  if (isLocked && field === 'cardAddress') return <LockedAddress />
  // A name that was read is not to be cut either; one that is typed stays in one line.
  if (long.has(field) || (field === 'fullName' && isLocked)) {
    return (
      <MultilineField name={field} rows={2} hint={hint} autoComplete="off" readOnly={isLocked} className={growing} />
    )
  }
  if (isLocked) return <Locked name={field} locale={locale} />
  if (field.endsWith('Date')) {
    const partLabels = { day: t('datePart.day'), month: t('datePart.month'), year: t('datePart.year') }
    return <DateField name={field} hint={hint} partLabels={partLabels} locale={locale} />
  }
  return (
    <TextField
      name={field}
      hint={hint}
      inputMode={field === 'idNumber' ? 'numeric' : undefined}
      autoComplete="off"
      className="num"
    />
  )
}

/** The form holds a date and a number as they are typed; where they are only read, they have the format of the rest of the site. */
function Locked({ name, locale }: { readonly name: IdField; readonly locale: Locale }) {
  const { getValues } = useFormContext<ConfirmForm>()
  const { id, label, error } = useField(name)
  const typed = getValues(name)
  const iso = toIsoDate(typed)
  return (
    <TextInput
      id={id}
      label={label}
      error={error}
      className="num"
      readOnly
      value={iso === null ? groupedIdNumber(typed) : cardDate(iso, locale)}
    />
  )
}

/** No resize handle where the field grows with its text. */
const growing = 'resize-none! num not-supports-[field-sizing:content]:resize-y!'

/** An address that is only read has lines that end after its commas, as far as its parts are no longer than a line. */
function LockedAddress() {
  const { getValues } = useFormContext<ConfirmForm>()
  const { id, label, error } = useField('cardAddress')
  const parts = getValues('cardAddress').split(/(?<=,) /)
  const lines = parts.map((part) => (part.length > 24 ? part : part.replaceAll(' ', '\u{a0}')))
  return <Textarea id={id} label={label} error={error} rows={2} className={growing} readOnly value={lines.join(' ')} />
}

import type { IdField, IdSource, Sex } from '@/lib/domain/identity/identity-card'
import { z } from '@/lib/platform/zod/zod'

import {
  age18,
  dateAfterBirth,
  dateddmmyyyy,
  dateNotInFuture,
  notExpired,
  onTypedDate,
  toDdMmYyyy,
  toIsoDate,
} from '@/lib/domain/validation/date-time-rules'
import { toIssue } from '@/lib/domain/validation/issue'
import { max, notFound, personName } from '@/lib/domain/validation/text-rules'
import { optionalText, requiredChoice, requiredText, withoutSeparators } from '@/lib/domain/validation/field-schema'
import { readIdNumber, vietnameseIdNumber } from '@/lib/domain/validation/vietnam-rules'

import { oneLine } from '@/lib/platform/text/one-line'
import { readers } from '@/lib/capture/card-reader/compare-readings'
import type { ApplicationData } from '../../application/application-data'

/** What fits into the record; `max` excludes the limit itself. */
const limits = { name: 101, place: 121, address: 201 }

/** The card's answers as the applicant confirms them; dates as dd/mm/yyyy, the way cards print them. */
export const confirmSchema = z
  .object({
    idNumber: z.string().transform(withoutSeparators).pipe(requiredText(vietnameseIdNumber)),
    fullName: requiredText(personName, max(limits.name)).transform((name) => name.toLocaleUpperCase('vi')),
    birthDate: requiredText(dateddmmyyyy, onTypedDate(age18())),
    sex: requiredChoice(notFound(['M', 'F'])),
    idIssueDate: requiredText(dateddmmyyyy, onTypedDate(dateNotInFuture())),
    idIssuePlace: requiredText(max(limits.place)),
    /** Empty on cards without an end. */
    idExpiryDate: optionalText(dateddmmyyyy, onTypedDate(notExpired())),
    cardAddress: requiredText(max(limits.address)),
  })
  .check(({ value: { birthDate, idIssueDate }, issues }) => {
    const rule = dateAfterBirth(toIsoDate(birthDate) ?? '')
    if (onTypedDate(rule).test(idIssueDate)) return
    issues.push({ code: 'custom', input: idIssueDate, path: ['idIssueDate'], message: toIssue(rule.key) })
  })

export type ConfirmForm = z.input<typeof confirmSchema>
export type Confirmed = z.output<typeof confirmSchema>

export const confirmFields = [
  'fullName',
  'idNumber',
  'birthDate',
  'sex',
  'idIssueDate',
  'idExpiryDate',
  'cardAddress',
  'idIssuePlace',
] as const satisfies readonly IdField[]

const shownDate = (iso: string | undefined) => (iso === undefined || iso === '' ? '' : toDdMmYyyy(iso))

export function toConfirmForm(data: ApplicationData): ConfirmForm {
  return {
    idNumber: data.idNumber ?? '',
    fullName: data.fullName ?? '',
    birthDate: shownDate(data.birthDate),
    sex: data.sex ?? likelySex(data.idNumber),
    idIssueDate: shownDate(data.idIssueDate),
    idIssuePlace: data.idIssuePlace ?? '',
    idExpiryDate: shownDate(data.idExpiryDate),
    cardAddress: data.cardAddress ?? '',
  }
}

/** Where no reader saw it: what the ID number says, else M, the default of the record (docs/specification.md#account-opening-record). */
function likelySex(idNumber = ''): Sex {
  return readIdNumber(idNumber)?.sex ?? 'M'
}

/** A value of a reading as the form shows it. */
export function shownReading(field: IdField, value: string): string {
  return field.endsWith('Date') ? shownDate(value) : value
}

/** A value of the form as a reading has it. */
export function toReading(field: IdField, typed: string): string {
  const text = field === 'idNumber' ? withoutSeparators(typed) : oneLine(typed)
  return field.endsWith('Date') ? (toIsoDate(text) ?? text) : text
}

/**
 * What is kept while somebody types: dates only once they are dates, so that the draft holds no half of one. `idSource`
 * says `typed` for every answer that no reader gave.
 */
export function fromConfirmForm(form: ConfirmForm, data: ApplicationData): Partial<ApplicationData> {
  const typed: Partial<Record<IdField, string>> = {
    idNumber: withoutSeparators(form.idNumber),
    fullName: oneLine(form.fullName),
    birthDate: toIsoDate(form.birthDate.trim()) ?? undefined,
    sex: form.sex,
    idIssueDate: toIsoDate(form.idIssueDate.trim()) ?? undefined,
    idIssuePlace: oneLine(form.idIssuePlace),
    idExpiryDate: toIsoDate(form.idExpiryDate.trim()) ?? undefined,
    cardAddress: oneLine(form.cardAddress),
  }
  const idSource = Object.fromEntries(
    confirmFields
      .filter((field) => typed[field] !== undefined)
      .map((field) => [field, sourceOf(field, typed[field], data)]),
  )
  return { ...emptyToUndefined(typed), sex: toSex(form.sex), idSource }
}

function sourceOf(field: IdField, value: string | undefined, { idReadings }: ApplicationData): IdSource {
  return readers.find((reader) => value !== undefined && value === idReadings?.[reader]?.[field]) ?? 'typed'
}

function toSex(value: string): Sex | undefined {
  return value === 'M' || value === 'F' ? value : undefined
}

function emptyToUndefined(fields: Partial<Record<IdField, string>>): Partial<Record<Exclude<IdField, 'sex'>, string>> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === '' ? undefined : value]))
}

/** How a difference was settled: for one of the readings, or for what the applicant types. */
export type Choice = IdSource

export type Choices = Partial<Record<IdField, Choice>>

/** When an applicant returns to a confirmed card, its differences are already settled. */
export function initialChoices({ idSource }: ApplicationData, isConfirmed: boolean): Choices {
  if (!isConfirmed) return {}
  return idSource ?? {}
}

/** The reading that was chosen, as the form shows it; null where the applicant wants to type. */
export function readingOf(field: IdField, choice: Choice, { idReadings }: ApplicationData): string | null {
  const value = choice === 'typed' ? undefined : idReadings?.[choice]?.[field]
  return value === undefined ? null : shownReading(field, value)
}

import type { IdField, IdSource } from '@/lib/domain/identity/identity-card'
import type { ApplicationData } from '../../application/application-data'
import { shownReading } from './confirm-schema'

/** How a difference was settled: for one of the readings, or for what the applicant types. */
export type Choice = IdSource

export type Choices = Partial<Record<IdField, Choice>>

/** A card that was confirmed before (somebody came back to it) has its differences settled already. */
export function initialChoices({ idSource }: ApplicationData, isConfirmed: boolean): Choices {
  if (!isConfirmed) return {}
  return idSource ?? {}
}

/** The reading that was chosen, as the form shows it; null where the applicant wants to type. */
export function readingOf(field: IdField, choice: Choice, { idReadings }: ApplicationData): string | null {
  const value = choice === 'typed' ? undefined : idReadings?.[choice]?.[field]
  return value === undefined ? null : shownReading(field, value)
}

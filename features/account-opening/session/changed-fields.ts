import type { ApplicationData } from '../application/application-data'

/**
 * Fields of the patch whose value differs from what is known. Answers are plain JSON values, so their text is compared:
 * a form that gives back what it was given changes nothing.
 */
export function changedFields(data: ApplicationData, patch: Partial<ApplicationData>): (keyof ApplicationData)[] {
  const fields = Object.keys(patch) as (keyof ApplicationData)[]
  return fields.filter((field) => JSON.stringify(patch[field]) !== JSON.stringify(data[field]))
}

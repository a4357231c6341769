import type { ApplicationData } from '../application/application-data'

/**
 * Fields of the patch whose value differs from the saved one. Compares JSON, because a form returns equal but not
 * identical objects.
 */
export function changedFields(data: ApplicationData, patch: Partial<ApplicationData>): (keyof ApplicationData)[] {
  const fields = Object.keys(patch) as (keyof ApplicationData)[]
  return fields.filter((field) => JSON.stringify(patch[field]) !== JSON.stringify(data[field]))
}

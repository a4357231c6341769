import { draftVersion, type Draft } from './draft'

/** From each version to the next; a version without an entry cannot be carried over. */
export type Migrations = Readonly<Record<number, (draft: Readonly<Record<string, unknown>>) => Record<string, unknown>>>

/** None yet: version 1 is the first. */
const migrations: Migrations = {}

/**
 * The draft in the current shape; null if its version is later (this page is the older of two tabs) or has no migration.
 * Its content needs no validation, because authenticated encryption proves that this site wrote it.
 */
export function migrate(value: unknown, steps: Migrations = migrations, current: number = draftVersion): Draft | null {
  let draft = value
  while (isVersioned(draft) && draft.version < current) {
    const step = steps[draft.version]
    if (step === undefined) return null
    draft = { ...step(draft), version: draft.version + 1 }
  }
  return isVersioned(draft) && draft.version === current ? (draft as unknown as Draft) : null
}

function isVersioned(value: unknown): value is Record<string, unknown> & { version: number } {
  return typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
}

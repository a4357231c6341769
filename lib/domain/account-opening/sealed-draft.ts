import type { SealedValue } from '@/lib/platform/storage/sealed-storage'

/** Local-storage key of the draft (docs/specification.md#draft-and-working-state). */
export const draftKey = 'account-opening'

/** What stands in local storage. Only ciphertext, and two facts that are not about the applicant. */
export interface SealedDraft extends SealedValue {
  /** Which tab wrote it. */
  readonly tab: string
  /** ISO instants. */
  readonly savedAt: string
  readonly expiresAt: string
}

/** What stands in storage, still sealed; null where there is nothing that looks like a draft. */
export function readSealed(storage: Pick<Storage, 'getItem'>): SealedDraft | null {
  try {
    return toSealed(storage.getItem(draftKey))
  } catch {
    return null
  }
}

export function toSealed(text: string | null): SealedDraft | null {
  if (text === null) return null
  const value: unknown = JSON.parse(text)
  const isSealed = typeof value === 'object' && value !== null && 'ciphertext' in value && 'expiresAt' in value
  return isSealed ? (value as SealedDraft) : null
}

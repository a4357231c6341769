import type { SealedValue } from '@/lib/platform/storage/sealed-storage'

/** Local-storage key of the draft (docs/specification.md#draft-and-working-state). */
export const draftKey = 'account-opening'

/** The draft in local storage: ciphertext, and two facts that are not about the applicant. */
export interface SealedDraft extends SealedValue {
  /** Tab that wrote it. */
  readonly tab: string
  /** ISO instants. */
  readonly savedAt: string
  readonly expiresAt: string
}

/** The encrypted draft; null if the text is not one. */
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

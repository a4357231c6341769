import type { SealedValue } from '@/lib/platform/storage/sealed-storage'

/** Local-storage key of the draft (docs/specification.md#draft-and-working-state). */
export const draftKey = 'account-opening'

/** The draft in local storage: ciphertext, and metadata that says nothing about the applicant. */
export interface SealedDraft extends SealedValue {
  /** Tab that wrote it. */
  readonly tab: string
  /** ISO instants. */
  readonly savedAt: string
  readonly expiresAt: string
}

/** The sealed draft in storage; null if there is none. */
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

import type { SealedValue } from '@/lib/platform/storage/sealed-storage'

/** Local-storage key of the draft (docs/specification.md#draft-and-working-state). */
export const draftKey = 'account-opening'

/** How far an application is, for pages that cannot read it. */
export const draftStages = ['open', 'unsigned', 'signed'] as const

export type DraftStage = (typeof draftStages)[number]

/** The draft in local storage: ciphertext, and facts that are not about the applicant. */
export interface SealedDraft extends SealedValue {
  /** Tab that wrote it. */
  readonly tab: string
  /** ISO instants. */
  readonly savedAt: string
  readonly expiresAt: string
  /** Missing in drafts from before it was kept. */
  readonly stage?: DraftStage
}

/** The stage of a draft; anything that this page does not know is an open one. */
export function stageOf({ stage }: SealedDraft): DraftStage {
  return draftStages.find((known) => known === stage) ?? 'open'
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

import { indexedDbKeyStore } from '@/lib/platform/storage/key-store'
import { draftKey } from './sealed-draft'

/** Erases draft and key from this device; for callers outside the wizard. */
export async function eraseDraft(): Promise<void> {
  window.localStorage.removeItem(draftKey)
  await indexedDbKeyStore().remove()
}

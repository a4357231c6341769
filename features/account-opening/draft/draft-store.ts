import { draftLifetimeMs, signedLifetimeMs, type Draft } from './draft'
import { seal, unseal } from '@/lib/platform/storage/sealed-storage'
import type { KeyStore } from '@/lib/platform/storage/key-store'
import { migrate } from './migrate'
import { draftKey, readSealed, type DraftStage, type SealedDraft } from '@/lib/domain/account-opening/sealed-draft'

export type DraftFound =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly draft: Draft }
  /** There was one that cannot be used: too old, its key lost, or written by an unknown version of the page. */
  | { readonly kind: 'expired' | 'unreadable' }

/** `full`: no room. `blocked`: the browser forbids storage or has no key store (some private windows). */
export type DraftSaved =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly reason: 'full' | 'blocked' }

export interface DraftStore {
  read(): Promise<DraftFound>
  /** Saves in the order of calls. A call superseded by a later one returns the outcome of that one. */
  save(draft: Draft): Promise<DraftSaved>
  /** Drops pending saves, which would overwrite the draft that another tab now owns. */
  release(): void
  /** Deletes draft and key. Pending saves are dropped. */
  remove(): Promise<void>
}

interface DraftStorePorts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly keys: KeyStore
  /** Identifies this tab's writes. */
  readonly tab: string
  readonly now: () => Date
}

export function createDraftStore({ storage, keys, tab, now }: DraftStorePorts): DraftStore {
  let latest: Draft | null = null
  let writing: Promise<DraftSaved> | null = null
  let isReleased = false

  async function write(): Promise<DraftSaved> {
    let outcome: DraftSaved = { kind: 'failed', reason: 'blocked' }
    for (let draft = latest; draft !== null; draft = latest) {
      latest = null
      outcome = await writeOne(draft)
    }
    writing = null
    return outcome
  }

  async function writeOne(draft: Draft): Promise<DraftSaved> {
    const lifetime = draft.proofs.signed === undefined ? draftLifetimeMs : signedLifetimeMs
    const expiresAt = new Date(now().getTime() + lifetime).toISOString()
    try {
      const stage = stageFor(draft)
      const sealed: SealedDraft = { tab, savedAt: draft.savedAt, expiresAt, stage, ...(await seal(draft, keys)) }
      if (!isReleased) storage.setItem(draftKey, JSON.stringify(sealed))
      return { kind: 'saved', at: draft.savedAt }
    } catch (error) {
      return { kind: 'failed', reason: isQuotaError(error) ? 'full' : 'blocked' }
    }
  }

  return {
    async read() {
      const sealed = readSealed(storage)
      if (sealed === null) return { kind: 'none' }
      if (Date.parse(sealed.expiresAt) <= now().getTime()) {
        storage.removeItem(draftKey)
        return { kind: 'expired' }
      }
      const draft = migrate(await unsealed(sealed, keys))
      return draft === null ? { kind: 'unreadable' } : { kind: 'found', draft }
    },
    save(draft) {
      latest = draft
      writing ??= write()
      return writing
    },
    release() {
      isReleased = true
      latest = null
    },
    async remove() {
      latest = null
      await writing
      storage.removeItem(draftKey)
      await keys.remove()
    },
  }
}

function stageFor({ proofs }: Draft): DraftStage {
  if (proofs.signed !== undefined) return 'signed'
  return proofs.contract === undefined ? 'open' : 'unsigned'
}

async function unsealed(sealed: SealedDraft, keys: KeyStore): Promise<unknown> {
  try {
    return await unseal(sealed, keys)
  } catch {
    return null
  }
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

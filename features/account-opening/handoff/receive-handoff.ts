import type { DraftFound } from '../draft/draft-store'
import { isLocked } from '../machine/reach'
import { handoffOfAddress } from './handoff-address'

/** Outcome of a code in the address; without one, whether this device has a draft. */
export type Found =
  | DraftFound['kind']
  /** `handoff-kept`: an application on this device waits for its contract and must not be replaced. */
  | 'handed-over'
  | 'handoff-expired'
  | 'handoff-unreadable'
  | 'handoff-kept'

/**
 * Receives an application from the address. Removes it from the address first, so that no history, bookmark or screenshot
 * keeps it.
 */
export async function receiveHandoff(found: DraftFound, now: Date): Promise<{ draft: DraftFound; found: Found }> {
  const { hash, pathname, search } = window.location
  const code = handoffOfAddress(hash)
  if (code === null) return { draft: found, found: found.kind }
  window.history.replaceState(null, '', pathname + search)
  if (found.kind === 'found' && isLocked(found.draft.proofs)) return { draft: found, found: 'handoff-kept' }
  const [{ openHandoff }, { toReceivedDraft }] = await Promise.all([
    import('./handoff-code'),
    import('./handoff-content'),
  ])
  const handoff = await openHandoff(code, now)
  if (handoff.kind !== 'read') return { draft: found, found: `handoff-${handoff.kind}` }
  return { draft: { kind: 'found', draft: toReceivedDraft(handoff.content, now) }, found: 'handed-over' }
}

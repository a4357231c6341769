import type { DraftFound } from '../draft/draft-store'
import { isLocked } from '../machine/reach'
import { handoffOfAddress } from './handoff-address'
import type { HandoffContent } from './handoff-schema'

/** Outcome of a code in the address; without one, whether this device has a draft. */
export type Found =
  | DraftFound['kind']
  /** `handoff-kept`: an application on this device waits for its contract and must not be replaced. */
  | 'handed-over'
  | 'handoff-expired'
  | 'handoff-unreadable'
  | 'handoff-unreachable'
  | 'handoff-kept'
  | 'handoff-declined'

/** What the visitor decides about an application that a code brought. */
export interface HandoffOffer {
  readonly content: HandoffContent
  /** This device has an application that would be replaced. */
  readonly replaces: boolean
}

interface Ports {
  readonly now: () => Date
  readonly newId: () => string
  /** Shows whose application it is; resolves when the visitor has decided. */
  readonly decide: (offer: HandoffOffer) => Promise<boolean>
}

/**
 * Receives an application from the address. Removes the code from the address first, so that no history, bookmark or
 * screenshot keeps it. Nothing is taken over without the visitor's consent.
 */
export async function receiveHandoff(
  found: DraftFound,
  { now, newId, decide }: Ports,
): Promise<{ draft: DraftFound; found: Found }> {
  const { hash, pathname, search } = window.location
  const code = handoffOfAddress(hash)
  if (code === null) return { draft: found, found: found.kind }
  window.history.replaceState(null, '', pathname + search)
  if (found.kind === 'found' && isLocked(found.draft.proofs)) return { draft: found, found: 'handoff-kept' }
  if (code === 'unreadable') return { draft: found, found: 'handoff-unreadable' }
  const [{ openHandoff }, { takeHandoff }, { parseHandoff }, { toReceivedDraft }] = await Promise.all([
    import('./handoff-code'),
    import('./handoff-calls'),
    import('./handoff-schema'),
    import('./handoff-content'),
  ])
  const taken = await takeHandoff(code.number)
  if (taken === 'gone') return { draft: found, found: 'handoff-expired' }
  if (taken === 'unreachable') return { draft: found, found: 'handoff-unreachable' }
  const content = parseHandoff(await openHandoff({ sealed: taken.sealed, key: code.key }))
  if (content === null) return { draft: found, found: 'handoff-unreadable' }
  const isWanted = await decide({ content, replaces: found.kind === 'found' })
  if (!isWanted) return { draft: found, found: 'handoff-declined' }
  return { draft: { kind: 'found', draft: toReceivedDraft(content, newId(), now()) }, found: 'handed-over' }
}

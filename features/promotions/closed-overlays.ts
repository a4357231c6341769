import { leaveOverlay } from '@/components/overlays/overlay-queue'
import type { Overlay } from '@/components/overlays/overlay-rules'
import { sessionStore } from '@/lib/platform/storage/session-store'

/** Session storage key that marks an overlay as closed for this visit. */
const closedKey = (overlay: Overlay) => `closed-${overlay}`

export const wasClosed = (overlay: Overlay) => sessionStore()?.getItem(closedKey(overlay)) === '1'

/** Closes an overlay for the rest of the visit. */
export function closeForVisit(overlay: Overlay): void {
  sessionStore()?.setItem(closedKey(overlay), '1')
  leaveOverlay(overlay)
}

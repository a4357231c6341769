import type { PageKind } from '@/lib/routes/table'

/** What comes over a page unasked, the most important first. */
export const overlays = ['consent', 'promotion', 'price-board', 'app'] as const

export type Overlay = (typeof overlays)[number]

/** Where each may show (docs/specification.md#overlays, Other popups). Nothing is advertised to somebody who is opening an account. */
const places: Record<Overlay, (page: PageKind) => boolean> = {
  consent: () => true,
  promotion: (page) => page === 'home',
  'price-board': (page) => page === 'home',
  app: (page) => page !== 'home' && page !== 'register',
}

export interface OverlayState {
  readonly page: PageKind
  readonly asking: readonly Overlay[]
  readonly current: Overlay | null
  /** Dialogs that the visitor opened; nothing comes over them. */
  readonly dialogs: number
  /** Just after the page came, or after an overlay was closed: the next one waits a moment. */
  readonly resting: boolean
}

export type OverlayEvent =
  | { readonly type: 'ask'; readonly overlay: Overlay }
  /** Closed, or no longer wanted. */
  | { readonly type: 'leave'; readonly overlay: Overlay }
  | { readonly type: 'dialog-opened' }
  | { readonly type: 'dialog-closed' }
  | { readonly type: 'page'; readonly page: PageKind }
  | { readonly type: 'rested' }

export const noOverlays: OverlayState = { page: 'other', asking: [], current: null, dialogs: 0, resting: true }

/**
 * The one queue of overlays: never two at once, the most important first, none over a dialog, and each only on its pages.
 * One that shows stays until it is left or the page changes to one where it may not be; consent takes the place of any other.
 */
export function nextOverlays(state: OverlayState, event: OverlayEvent): OverlayState {
  return settle(apply(state, event))
}

function apply(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event.type) {
    case 'ask':
      return state.asking.includes(event.overlay) ? state : { ...state, asking: [...state.asking, event.overlay] }
    case 'leave':
      return {
        ...state,
        asking: state.asking.filter((overlay) => overlay !== event.overlay),
        ...(state.current === event.overlay ? { current: null, resting: true } : {}),
      }
    case 'dialog-opened':
      return { ...state, dialogs: state.dialogs + 1 }
    case 'dialog-closed':
      return { ...state, dialogs: Math.max(0, state.dialogs - 1) }
    case 'page':
      return { ...state, page: event.page }
    case 'rested':
      return { ...state, resting: false }
  }
}

function settle(state: OverlayState): OverlayState {
  const { current, page, dialogs, resting } = state
  const due = overlays.find((overlay) => state.asking.includes(overlay) && places[overlay](page)) ?? null
  if (current !== null && due !== null && staysOver(current, due, state)) return state
  const shown = resting || dialogs > 0 ? null : due
  return shown === current ? state : { ...state, current: shown }
}

/** Consent gives way to nothing and the promotion to consent only: the dialog that is open is their own. Cards give way. */
function staysOver(current: Overlay, due: Overlay, { page, dialogs }: OverlayState): boolean {
  if (current === 'consent') return true
  return due !== 'consent' && places[current](page) && (current === 'promotion' || dialogs === 0)
}

import type { PageKind } from '@/lib/routes/frames'

/** Overlays that open on their own, most important first. */
export const overlays = ['consent', 'promotion', 'price-board', 'app'] as const

export type Overlay = (typeof overlays)[number]

/**
 * Page kinds on which each may open (docs/specification.md#overlays, Other popups). No promotions during account
 * opening.
 */
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
  /** Number of open dialogs that the visitor opened; no overlay covers them. */
  readonly dialogs: number
  /** After hydration or a closed overlay: a pause before the next one. */
  readonly resting: boolean
}

export type OverlayEvent =
  | { readonly type: 'ask'; readonly overlay: Overlay }
  /** Closed or withdrawn. */
  | { readonly type: 'leave'; readonly overlay: Overlay }
  | { readonly type: 'dialog-opened' }
  | { readonly type: 'dialog-closed' }
  | { readonly type: 'page'; readonly page: PageKind }
  | { readonly type: 'rested' }

export const noOverlays: OverlayState = { page: 'other', asking: [], current: null, dialogs: 0, resting: true }

/**
 * The queue of overlays: one at a time, most important first, none over a dialog, each only on its pages. An open
 * overlay stays until it is closed or the page changes to one where it may not be; consent replaces any other.
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

/** Consent is never replaced; a promotion only by consent; cards by either. */
function staysOver(current: Overlay, due: Overlay, { page, dialogs }: OverlayState): boolean {
  if (current === 'consent') return true
  return due !== 'consent' && places[current](page) && (current === 'promotion' || dialogs === 0)
}

import type { PageKind } from '@/lib/routes/frames'

/** Overlays that open on their own, most important first. */
export const overlays = ['consent', 'promotion', 'app-offer', 'app'] as const

export type Overlay = (typeof overlays)[number]

/**
 * Page kinds on which each may open (docs/specification.md#overlays). No promotion where an account is opened but the offer of
 * the app, and no card over pages with forms and filters.
 */
const places: Record<Overlay, (page: PageKind) => boolean> = {
  consent: () => true,
  promotion: (page) => page === 'home',
  'app-offer': (page) => page === 'register',
  app: (page) => page === 'news',
}

export interface OverlayState {
  readonly page: PageKind
  readonly asking: readonly Overlay[]
  /** The one that this visit has had, or is having: no other opens, but consent, which is asked until it is answered. */
  readonly had: Overlay | null
  readonly current: Overlay | null
  /** Number of open dialogs that the visitor opened; no overlay covers them. */
  readonly dialogs: number
  /** After hydration or a closed overlay: a pause before the next one. */
  readonly resting: boolean
}

export type OverlayEvent =
  | { readonly type: 'ask'; readonly overlay: Overlay }
  /** What an earlier page of the visit remembers. */
  | { readonly type: 'remember'; readonly had: Overlay }
  /** Closed or withdrawn. */
  | { readonly type: 'leave'; readonly overlay: Overlay }
  | { readonly type: 'dialog-opened' }
  | { readonly type: 'dialog-closed' }
  | { readonly type: 'page'; readonly page: PageKind }
  | { readonly type: 'rested' }

export const noOverlays: OverlayState = {
  page: 'other',
  asking: [],
  had: null,
  current: null,
  dialogs: 0,
  resting: true,
}

/**
 * The queue of overlays: at most one a visit, the most important, none over a dialog, each only on its pages. An open
 * overlay stays until it is closed or the page changes to one where it may not be; consent replaces any other.
 */
export function nextOverlays(state: OverlayState, event: OverlayEvent): OverlayState {
  return settle(apply(state, event))
}

function apply(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event.type) {
    case 'ask':
      return {
        ...state,
        asking: state.asking.includes(event.overlay) ? state.asking : [...state.asking, event.overlay],
        // Asked at once, and often answered before the pause is over.
        ...(event.overlay === 'consent' ? { had: state.had ?? 'consent' } : {}),
      }
    case 'remember':
      return { ...state, had: state.had ?? event.had }
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
  const { current, page, dialogs, resting, had } = state
  const isFree = (overlay: Overlay) => overlay === 'consent' || had === null || had === overlay
  const due =
    overlays.find((overlay) => state.asking.includes(overlay) && places[overlay](page) && isFree(overlay)) ?? null
  if (current !== null && due !== null && staysOver(current, due, state)) return state
  const shown = resting || dialogs > 0 ? null : due
  return shown === current ? state : { ...state, current: shown, had: had ?? shown }
}

/** Consent is never replaced, what is a dialog itself only by consent; cards and lines give way to any dialog. */
function staysOver(current: Overlay, due: Overlay, { page, dialogs }: OverlayState): boolean {
  if (current === 'consent') return true
  return due !== 'consent' && places[current](page) && (current === 'promotion' || dialogs === 0)
}

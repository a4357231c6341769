import type { Campaign } from '@/lib/domain/campaign/campaign'

import type { CameraPresence } from '@/lib/platform/device/camera'

/** Partners whose own apps and counters show the full register page on a phone (docs/specification.md#device-rules). */
const partnersOnRegister: ReadonlySet<string> = new Set(['wooribank', 'OTO-ONL', 'zaloPay', 'ocb', 'lioBank'])

export interface RegisterVisit {
  /** Query string with or without its question mark; a redirect keeps all of it. */
  readonly search: string
  readonly isMobile: boolean
  readonly camera: CameraPresence
}

export type RegisterDecision =
  | { readonly kind: 'stay' }
  /** No camera on a computer: the address as a QR code for a phone. */
  | { readonly kind: 'show-qr' }
  /** `path` has no locale prefix; the caller adds the one of the page. */
  | { readonly kind: 'redirect'; readonly path: '/open-account'; readonly search: string }

/** What `/register` does for this device: the rule of the middleware (user agent, cookie) and of the browser (camera). */
export function registerDecision({ search, isMobile, camera }: RegisterVisit): RegisterDecision {
  const source = new URLSearchParams(search).get('source')
  if (isMobile) {
    if (source !== null && partnersOnRegister.has(source)) return { kind: 'stay' }
    return { kind: 'redirect', path: '/open-account', search }
  }
  return camera === 'absent' ? { kind: 'show-qr' } : { kind: 'stay' }
}

/** Is this visit inside the app of a partner that hosts the flow itself? Then an embedded browser is meant to be there. */
export function isPartnerSource(source: string | null): boolean {
  return source !== null && partnersOnRegister.has(source)
}

/**
 * Where the header's Open Account button leads, without locale prefix: `/register` with a camera, else `/open-account`.
 * A visitor from MoMo (`utm_source` or `source`) keeps `source=momo`.
 */
export function openAccountHref(camera: CameraPresence, campaign: Campaign): string {
  const fromMomo = campaign.utm_source === 'momo' || campaign.source === 'momo'
  if (camera === 'present') return fromMomo ? '/register?source=momo' : '/register'
  return '/open-account'
}

/** Where the button of the call-to-action block leads: `source=momo` if the address contains `momo` anywhere. */
export function callToActionHref(currentUrl: string): string {
  return currentUrl.includes('momo') ? '/register?source=momo' : '/register'
}

import type { CameraPresence } from '@/lib/platform/device/camera'
import { inAppBrowserOf, type InAppBrowser } from '@/lib/platform/device/in-app-browser'
import { isPartnerSource, registerDecision } from '@/lib/routes/register-route'
import { isMobileUserAgent, isTouchMac } from '@/lib/platform/device/user-agent'

/** Pages that lead into the wizard; each renders it under its own URL. */
export type LandingPage = 'register' | 'open-account' | 'new-register'

export interface Device {
  readonly userAgent: string
  readonly maxTouchPoints: number
  readonly camera: CameraPresence
  /** Query string of the page. */
  readonly search: string
}

export type DeviceState =
  | { readonly kind: 'ready' | 'unknown' | 'no-camera' }
  | { readonly kind: 'in-app'; readonly app: InAppBrowser; readonly canOpenOutside: boolean }
  /** Path without locale prefix, with query string. */
  | { readonly kind: 'redirect'; readonly href: string }

/**
 * What a landing page offers this device. The browser knows more than the middleware: whether a "Mac" is in fact an
 * iPad, and whether there is a camera. Only /register redirects.
 */
export function deviceState(device: Device, page: LandingPage): DeviceState {
  const { userAgent, maxTouchPoints, camera, search } = device
  const isMobile = isMobileUserAgent(userAgent) || isTouchMac(userAgent, maxTouchPoints)
  const decision = registerDecision({ search, isMobile, camera })
  if (page === 'register' && decision.kind === 'redirect') {
    return { kind: 'redirect', href: decision.path + decision.search }
  }
  const app = inAppBrowserOf(userAgent)
  // Partners embed the page in their own app on purpose and grant it the camera.
  if (app !== null && !isPartnerSource(new URLSearchParams(search).get('source'))) {
    return { kind: 'in-app', app, canOpenOutside: /Android/.test(userAgent) }
  }
  if (decision.kind === 'show-qr') return { kind: 'no-camera' }
  return { kind: camera === 'present' ? 'ready' : 'unknown' }
}

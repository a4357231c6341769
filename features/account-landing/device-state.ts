import type { CameraPresence } from '@/lib/platform/device/camera'
import { inAppBrowserOf, type InAppBrowser } from '@/lib/platform/device/in-app-browser'
import { isPartnerSource, registerDecision } from '@/lib/routes/register-route'
import { isMobileUserAgent, isTouchMac } from '@/lib/platform/device/user-agent'

/** Pages that lead into the wizard; each shows it at its own address. */
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
  /** Path without locale prefix, with the query string. */
  | { readonly kind: 'redirect'; readonly href: string }

/**
 * What the register landing offers this device. The browser knows more than the middleware did: an iPad that calls itself
 * a Mac, and whether there is a camera. Only /register is left for another page.
 */
export function deviceState(device: Device, page: LandingPage): DeviceState {
  const { userAgent, maxTouchPoints, camera, search } = device
  const isMobile = isMobileUserAgent(userAgent) || isTouchMac(userAgent, maxTouchPoints)
  const decision = registerDecision({ search, isMobile, camera })
  if (page === 'register' && decision.kind === 'redirect') {
    return { kind: 'redirect', href: decision.path + decision.search }
  }
  const app = inAppBrowserOf(userAgent)
  // A partner shows the page in its own app on purpose and has given it the camera.
  if (app !== null && !isPartnerSource(new URLSearchParams(search).get('source'))) {
    return { kind: 'in-app', app, canOpenOutside: /Android/.test(userAgent) }
  }
  if (decision.kind === 'show-qr') return { kind: 'no-camera' }
  return { kind: camera === 'present' ? 'ready' : 'unknown' }
}

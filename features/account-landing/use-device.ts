'use client'

import Cookies from 'js-cookie'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { cameraCookieName, detectCamera } from '@/lib/platform/device/camera'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { withGuestLayout } from '@/lib/routes/guest-layout'
import { withCampaign } from '@/lib/domain/campaign/campaign'
import { currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { sessionStore } from '@/lib/platform/storage/session-store'
import { neverChanges } from '@/lib/platform/store/never-changes'

import { deviceState, type DeviceState, type LandingPage } from './device-state'

/** What this device is offered; null while the camera is being detected. Redirects if the page is the wrong one. */
export function useDevice(page: LandingPage, locale: Locale): DeviceState | null {
  const [state, setState] = useState<DeviceState | null>(null)
  useEffect(() => {
    let isUnmounted = false
    async function detect() {
      const camera = await detectCamera(navigator.mediaDevices)
      if (isUnmounted) return
      if (camera !== 'unknown') Cookies.set(cameraCookieName, camera, { sameSite: 'lax' })
      const { userAgent, maxTouchPoints } = navigator
      const found = deviceState({ userAgent, maxTouchPoints, camera, search: window.location.search }, page)
      if (found.kind === 'redirect') window.location.replace(localizedPath(locale, found.href))
      else setState(found)
    }
    void detect()
    return () => {
      isUnmounted = true
    }
  }, [page, locale])
  return state
}

/**
 * URL of the wizard: the same page with `?step=`, the visitor's campaign and the current layout. To be opened as a
 * document, because only the wizard may use camera and WebAssembly. `resume` leaves the screen to the draft.
 */
export function useWizardHref(page: LandingPage, locale: Locale, step: 'contact' | 'resume'): string {
  const plain = localizedPath(locale, `/${page}?step=${step}`)
  return useSyncExternalStore(
    neverChanges,
    () => {
      const { search } = window.location
      return withGuestLayout(withCampaign(plain, currentCampaign(search, sessionStore())), search)
    },
    () => plain,
  )
}

'use client'

import Cookies from 'js-cookie'
import { useEffect, useState, useSyncExternalStore } from 'react'

import { cameraCookieName, detectCamera } from '@/lib/platform/device/camera'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { withGuestLayout } from '@/lib/routes/guest-layout'
import { withCampaign } from '@/lib/domain/campaign/campaign'
import { currentCampaign, sessionStore } from '@/lib/domain/campaign/campaign-session'

import { deviceState, type DeviceState, type LandingPage } from './device-state'

/** The address of a loaded document does not change under it. */
const noChange = () => () => {}

/** What this device is offered, or null while the camera is being looked for. Leaves the page where it is the wrong one. */
export function useDevice(page: LandingPage, locale: Locale): DeviceState | null {
  const [state, setState] = useState<DeviceState | null>(null)
  useEffect(() => {
    let isLeft = false
    async function look() {
      const camera = await detectCamera(navigator.mediaDevices)
      if (isLeft) return
      if (camera !== 'unknown') Cookies.set(cameraCookieName, camera, { sameSite: 'lax' })
      const { userAgent, maxTouchPoints } = navigator
      const found = deviceState({ userAgent, maxTouchPoints, camera, search: window.location.search }, page)
      if (found.kind === 'redirect') window.location.replace(localizedPath(locale, found.href))
      else setState(found)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [page, locale])
  return state
}

/**
 * Address of the wizard, on the same page with `?step=`, with the campaign that the visitor came by and the layout that they see. A document of its
 * own, because only the wizard may use camera and WebAssembly. `resume` names no screen: the draft knows where it was.
 */
export function useWizardHref(page: LandingPage, locale: Locale, step: 'contact' | 'resume'): string {
  const plain = localizedPath(locale, `/${page}?step=${step}`)
  return useSyncExternalStore(
    noChange,
    () => {
      const { search } = window.location
      return withGuestLayout(withCampaign(plain, currentCampaign(search, sessionStore())), search)
    },
    () => plain,
  )
}

import { useSyncExternalStore } from 'react'

import { inAppBrowserOf } from '@/lib/platform/device/in-app-browser'

import type { Surroundings } from './checks'

/** The browser does not change under a loaded document. */
const noChange = () => () => {}

let looked: Surroundings | undefined

/** What the browser is like; null on the server. Asks for nothing and writes nothing. */
export function useSurroundings(): Surroundings | null {
  return useSyncExternalStore(
    noChange,
    () => (looked ??= look()),
    () => null,
  )
}

function look(): Surroundings {
  const media = navigator.mediaDevices as MediaDevices | undefined
  return {
    isSecure: globalThis.isSecureContext,
    hasCameraInterface: media?.getUserMedia !== undefined,
    isInApp: inAppBrowserOf(navigator.userAgent) !== null,
    canStore: canStore(),
  }
}

/** Browsers that block storage throw at the mere mention of it. */
function canStore(): boolean {
  try {
    return window.localStorage.length >= 0 && (window.indexedDB as IDBFactory | undefined) !== undefined
  } catch {
    return false
  }
}

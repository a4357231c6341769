import { useSyncExternalStore } from 'react'

import { inAppBrowserOf } from '@/lib/platform/device/in-app-browser'
import { neverChanges } from '@/lib/platform/store/never-changes'

import type { BrowserCapabilities } from './checks'

let detected: BrowserCapabilities | undefined

/** Capabilities of the browser; null on the server. Requests no permission and writes nothing. */
export function useBrowserCapabilities(): BrowserCapabilities | null {
  return useSyncExternalStore(
    neverChanges,
    () => (detected ??= detect()),
    () => null,
  )
}

function detect(): BrowserCapabilities {
  const media = navigator.mediaDevices as MediaDevices | undefined
  return {
    isSecure: globalThis.isSecureContext,
    hasCameraInterface: media?.getUserMedia !== undefined,
    isInApp: inAppBrowserOf(navigator.userAgent) !== null,
    canStore: canStore(),
  }
}

/** Browsers that block storage throw on mere access to it. */
function canStore(): boolean {
  try {
    return window.localStorage.length >= 0 && (window.indexedDB as IDBFactory | undefined) !== undefined
  } catch {
    return false
  }
}

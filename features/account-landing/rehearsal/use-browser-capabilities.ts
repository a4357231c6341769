import { useSyncExternalStore } from 'react'

import { inAppBrowserOf } from '@/lib/platform/device/in-app-browser'

import type { BrowserCapabilities } from './checks'

/** A browser's capabilities do not change while a document is loaded. */
const noSubscription = () => () => {}

let detected: BrowserCapabilities | undefined

/** Capabilities of the browser; null on the server. Requests no permission and writes nothing. */
export function useBrowserCapabilities(): BrowserCapabilities | null {
  return useSyncExternalStore(
    noSubscription,
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

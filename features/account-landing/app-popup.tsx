'use client'

import { useEffect, useSyncExternalStore } from 'react'

import {
  askForOverlay,
  leaveOverlay,
  startOverlays,
  tellOverlaysPage,
  useCurrentOverlay,
} from '@/components/overlays/overlay-queue'
import { Sheet } from '@/components/ui/sheet'
import { buttonClass } from '@/components/ui/button-class'
import type { Locale } from '@/lib/platform/i18n/locales'
import { sessionStore } from '@/lib/platform/storage/session-store'
import { neverChanges } from '@/lib/platform/store/never-changes'

import { useDevice } from './use-device'

interface AppPopupProps {
  readonly locale: Locale
  readonly links: { readonly ios: string | null; readonly android: string | null }
  readonly copy: {
    readonly title: string
    readonly text: string
    readonly ios: string
    readonly android: string
    readonly close: string
  }
}

const shownKey = 'app-popup-shown'

/** Offers the app in a bottom sheet, once per session. A computer without a camera gets the QR popup instead. */
export function AppPopup({ locale, links, copy }: AppPopupProps) {
  const device = useDevice('open-account', locale)
  const isNew = useSyncExternalStore(
    neverChanges,
    () => sessionStore()?.getItem(shownKey) === null,
    () => false,
  )
  const isDue = isNew && device !== null && device.kind !== 'no-camera'
  const isOpen = useCurrentOverlay() === 'app-sheet'
  useEffect(() => {
    if (!isDue) return undefined
    // The frame of this page has no overlays of its own, so nothing else tells the queue.
    tellOverlaysPage('register')
    startOverlays()
    askForOverlay('app-sheet')
    return () => leaveOverlay('app-sheet')
  }, [isDue])
  function change(open: boolean) {
    if (open) return
    sessionStore()?.setItem(shownKey, '1')
    leaveOverlay('app-sheet')
  }
  return (
    <Sheet open={isOpen} onOpenChange={change} title={copy.title} description={copy.text} closeLabel={copy.close}>
      <div className="grid gap-3 max-sm:grid-cols-2 sm:flex sm:flex-wrap">
        {links.ios === null ? null : (
          <a href={links.ios} target="_blank" rel="noreferrer" className={buttonClass()}>
            {copy.ios}
          </a>
        )}
        {links.android === null ? null : (
          <a href={links.android} target="_blank" rel="noreferrer" className={buttonClass()}>
            {copy.android}
          </a>
        )}
        <button
          type="button"
          className={buttonClass({ variant: 'quiet' }, 'max-sm:col-span-2')}
          onClick={() => {
            change(false)
          }}
        >
          {copy.close}
        </button>
      </div>
    </Sheet>
  )
}

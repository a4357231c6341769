'use client'

import { useEffect, useSyncExternalStore } from 'react'

import {
  askForOverlay,
  leaveOverlay,
  startOverlays,
  tellOverlaysPage,
  useCurrentOverlay,
} from '@/components/overlays/overlay-queue'
import { X } from '@/components/ui/icons'
import type { Locale } from '@/lib/platform/i18n/locales'
import { sessionStore } from '@/lib/platform/storage/session-store'
import { neverChanges } from '@/lib/platform/store/never-changes'

import { useDevice } from './use-device'

type Store = 'ios' | 'android'

export interface AppOfferProps {
  readonly locale: Locale
  readonly links: Readonly<Record<Store, string | null>>
  readonly copy: Readonly<Record<Store, string>> & {
    readonly title: string
    readonly text: string
    readonly newTab: string
    readonly close: string
  }
}

const closedKey = 'app-offer-closed'

/** The store of a phone; both where the device has neither. */
function storesOf(userAgent: string): readonly Store[] {
  if (/Android/.test(userAgent)) return ['android']
  return /iPhone|iPad|iPod/.test(userAgent) ? ['ios'] : ['ios', 'android']
}

/**
 * Offers the app in a line above the bar around it, once per session and until it is closed. A computer without a camera
 * gets the QR popup instead.
 */
export function AppOffer({ locale, links, copy }: AppOfferProps) {
  const device = useDevice('open-account', locale)
  const isNew = useSyncExternalStore(
    neverChanges,
    () => sessionStore()?.getItem(closedKey) === null,
    () => false,
  )
  const isDue = isNew && device !== null && device.kind !== 'no-camera'
  const isOpen = useCurrentOverlay() === 'app-offer'
  useEffect(() => {
    if (!isDue) return undefined
    // The frame of this page has no overlays of its own, so nothing else tells the queue.
    tellOverlaysPage('register')
    startOverlays()
    askForOverlay('app-offer')
    return () => leaveOverlay('app-offer')
  }, [isDue])
  function close() {
    sessionStore()?.setItem(closedKey, '1')
    leaveOverlay('app-offer')
  }
  if (!isOpen) return null
  const stores = storesOf(navigator.userAgent).filter((store) => links[store] !== null)
  if (stores.length === 0) return null
  return (
    // Above the bar, not in it: the bar would grow and shift.
    <section
      aria-label={copy.title}
      className="absolute inset-x-0 bottom-full animate-[rise-in_320ms_var(--ease-calm)] border-t border-hairline bg-surface"
    >
      <div className="container-page flex items-center gap-x-4 pt-2.5 pb-1">
        <p className="min-w-0 flex-1 text-small leading-snug">
          <span className="font-semibold">{copy.title}</span>
          <span className="ms-3 text-ink-2 max-md:hidden">{copy.text}</span>
        </p>
        {stores.map((store) => (
          <a
            key={store}
            href={links[store] ?? ''}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-small font-semibold text-primary hover:underline"
          >
            {copy[store]}
            <span className="sr-only"> ({copy.newTab})</span>
          </a>
        ))}
        <button
          type="button"
          aria-label={copy.close}
          onClick={close}
          className="-me-3 grid size-11 shrink-0 place-items-center text-ink-2 hover:text-ink"
        >
          <X className="size-5" />
        </button>
      </div>
    </section>
  )
}

'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

import { neverChanges } from '@/lib/platform/store/never-changes'

/** In a file of its own, so that pages without telemetry load nothing of it. */
const VitalsObserver = lazy(async () => ({ default: (await import('./vitals-observer')).VitalsObserver }))

/** Reports the web vitals of this visit; its code loads after the page has hydrated. */
export function ReportVitals() {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return <Suspense>{isHydrated && <VitalsObserver />}</Suspense>
}

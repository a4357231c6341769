'use client'

import { useReportWebVitals } from 'next/web-vitals'
import { useEffect } from 'react'

import { pendingVitals } from './pending-vitals'

/** Renders nothing: reports what this visit measured whenever the page is hidden. */
export function VitalsObserver() {
  useReportWebVitals(pendingVitals.add)
  useEffect(() => {
    const send = () => {
      if (document.visibilityState === 'hidden') pendingVitals.send()
    }
    document.addEventListener('visibilitychange', send)
    return () => document.removeEventListener('visibilitychange', send)
  }, [])
  return null
}

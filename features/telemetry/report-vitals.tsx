'use client'

import { useReportWebVitals } from 'next/web-vitals'
import { useEffect } from 'react'

import { pendingVitals } from './pending-vitals'

/** Renders nothing: reports what this visit measured, when the page is hidden for the first time after a measurement. */
export function ReportVitals() {
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

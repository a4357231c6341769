'use client'

import { useEffect } from 'react'

import { showToast } from '@/components/ui/toast'

/** Delay in milliseconds until the toast container is mounted. */
const delayMilliseconds = 200

/**
 * Tells the visitor once that static content could not be loaded (docs/specification.md#failures F12); the page then
 * shows its defaults. Such a document is regenerated within half a minute.
 */
export function ContentFailedToast({ text }: { text: string }) {
  useEffect(() => {
    const timer = setTimeout(() => showToast({ tone: 'danger', text }), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return null
}

'use client'

import { useEffect } from 'react'

import { showToast } from '@/components/ui/toast'

/** After the page's own start, so that the toasts' place is there. */
const startMilliseconds = 200

/**
 * Static content could not be loaded (docs/specification.md#failures F12): said once, while the page stands with the defaults of the site.
 * The document that says so is rendered again within half a minute.
 */
export function ContentFailedToast({ text }: { text: string }) {
  useEffect(() => {
    const timer = setTimeout(() => showToast({ tone: 'danger', text }), startMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return null
}

'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

import { onToast, type ToastMessage } from './toast'

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack')).ToastStack }))

/** Waits for the first toast; the library that shows them loads with it. Once in a layout. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [first, setFirst] = useState<ToastMessage | null>(null)

  useEffect(() => onToast((message) => setFirst((current) => current ?? message)), [])

  if (!first) return null
  return (
    <Suspense>
      <ToastStack first={first} label={label} closeLabel={closeLabel} />
    </Suspense>
  )
}

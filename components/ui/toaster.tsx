'use client'

import { lazy, Suspense, useEffect, useState } from 'react'

import { onToast, type ToastMessage } from './toast'
import { loadCode } from '@/lib/platform/navigation/load-code'

const ToastStack = lazy(async () => ({ default: (await loadCode(() => import('./toast-stack'))).ToastStack }))

/** Shows toasts; the library loads with the first one. Once per layout. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])

  useEffect(
    () =>
      onToast((message) => {
        setMessages((current) => [...current, message])
      }),
    [],
  )

  if (messages.length === 0) return null
  return (
    <Suspense>
      <ToastStack messages={messages} label={label} closeLabel={closeLabel} />
    </Suspense>
  )
}

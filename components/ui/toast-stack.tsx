'use client'

import 'react-toastify/ReactToastify.css'
import './toast.css'

import { CircleAlert, CircleCheck, Info, X } from '@/components/ui/icons'
import { useEffect, useRef } from 'react'
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled'

import { type ToastMessage, toastMilliseconds, type ToastTone } from './toast'

const icons = { success: CircleCheck, danger: CircleAlert, info: Info }
const colors: Record<ToastTone, string> = { success: 'text-success', danger: 'text-danger', info: 'text-primary' }

function show({ tone, text }: ToastMessage) {
  const Icon = icons[tone]
  toast(text, {
    icon: <Icon aria-hidden="true" className={colors[tone]} />,
    role: tone === 'danger' ? 'alert' : 'status',
  })
}

interface ToastStackProps {
  /** All messages so far; new ones are shown. */
  messages: readonly ToastMessage[]
  label: string
  closeLabel: string
}

/** The stack of toasts at the top right. */
export function ToastStack({ messages, label, closeLabel }: ToastStackProps) {
  const shown = useRef(0)

  useEffect(() => {
    // Once the container has mounted for good: development mounts it twice, and the first one discards its toasts.
    const timer = setTimeout(() => {
      for (const message of messages.slice(shown.current)) show(message)
      shown.current = messages.length
    })
    return () => clearTimeout(timer)
  }, [messages])

  return (
    <ToastContainer
      position="top-right"
      autoClose={toastMilliseconds}
      hideProgressBar
      pauseOnFocusLoss
      transition={Slide}
      aria-label={label}
      closeButton={<CloseToast label={closeLabel} />}
    />
  )
}

/** The library injects `closeToast`. */
function CloseToast({ label, closeToast }: { label: string; closeToast?: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => closeToast?.()}
      className="target -me-1 text-ink-2 hover:text-ink"
    >
      <X className="size-4" />
    </button>
  )
}

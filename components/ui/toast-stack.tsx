'use client'

import 'react-toastify/ReactToastify.css'
import './toast.css'

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled'

import { onToast, type ToastMessage, toastMilliseconds, type ToastTone } from './toast'

const icons = { success: CircleCheck, danger: CircleAlert, info: Info }
const colors: Record<ToastTone, string> = { success: 'text-success', danger: 'text-danger', info: 'text-primary' }

function show({ tone, text }: ToastMessage) {
  const Icon = icons[tone]
  toast(text, {
    icon: <Icon aria-hidden="true" strokeWidth={1.75} className={colors[tone]} />,
    role: tone === 'danger' ? 'alert' : 'status',
  })
}

/** The stack of toasts at the top right. `first` asked for it before it was there. */
export function ToastStack({ first, label, closeLabel }: { first: ToastMessage; label: string; closeLabel: string }) {
  const shown = useRef(false)

  useEffect(() => {
    if (!shown.current) {
      shown.current = true
      show(first)
    }
    return onToast(show)
  }, [first])

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

/** The library gives `closeToast` to the element that it is handed. */
function CloseToast({ label, closeToast }: { label: string; closeToast?: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => closeToast?.()}
      className="target -me-1 text-ink-2 hover:text-ink"
    >
      <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
    </button>
  )
}

import { createEmitter } from '@/lib/platform/store/emitter'

export type ToastTone = 'success' | 'danger' | 'info'

export interface ToastMessage {
  tone: ToastTone
  text: string
}

/** Lifetime of a toast: 3 s (docs/specification.md#shared-controls), paused while it is hovered or focused. */
export const toastMilliseconds = 3000

const toasts = createEmitter<ToastMessage>()

/** Shows a short message at the top right, through the page's `Toaster`. Essential messages belong in the page itself. */
export const showToast = toasts.emit

export const onToast = toasts.on

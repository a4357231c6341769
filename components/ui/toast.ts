export type ToastTone = 'success' | 'danger' | 'info'

export interface ToastMessage {
  tone: ToastTone
  text: string
}

/** How long a toast stays: 3 s (docs/specification.md#shared-controls); it waits while it is hovered or holds focus. */
export const toastMilliseconds = 3000

const listeners = new Set<(message: ToastMessage) => void>()

/** Shows a short message at the top right. The page has a `Toaster`; what must not be missed belongs into the page. */
export function showToast(message: ToastMessage): void {
  for (const listener of listeners) listener(message)
}

export function onToast(listener: (message: ToastMessage) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

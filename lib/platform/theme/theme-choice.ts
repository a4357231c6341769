import { createPersistentStore } from '@/lib/platform/store/persistent-store'

import { type Theme, themeStorageKey } from './theme'

const store = createPersistentStore(themeStorageKey)

/** The visitor's choice on this device; `system` if there is none. */
export function storedTheme(): Theme {
  const stored = store.get()
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Stores the choice on this device and applies it. */
export function chooseTheme(theme: Theme): void {
  store.set(theme === 'system' ? null : theme)
  applyTheme(theme)
}

/** Without `data-theme`, the style sheet follows the system. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

/** Reports choices made on this page and in other tabs, and applies the latter. */
export function onThemeChange(listener: () => void): () => void {
  return store.subscribe(() => {
    applyTheme(storedTheme())
    listener()
  })
}

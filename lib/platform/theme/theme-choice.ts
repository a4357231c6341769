import { type Theme, themeStorageKey } from './theme.ts'

const changed = 'theme-choice'

// What was chosen on this page when storage is blocked: it lasts as long as the page.
let unstored: Theme | null = null

/** The reader's choice on this device; `system` when there is none. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeStorageKey)
    return stored === 'light' || stored === 'dark' ? stored : (unstored ?? 'system')
  } catch {
    return unstored ?? 'system'
  }
}

/** Keeps the choice on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, theme)
    unstored = null
  } catch {
    unstored = theme
  }
  showTheme(theme)
  window.dispatchEvent(new Event(changed))
}

/** Without `data-theme` the style sheet follows the system by itself. */
function showTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}

/** Tells of choices made on this page and in other tabs; those are shown here too. */
export function onThemeChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== themeStorageKey && event.key !== null) return
    showTheme(storedTheme())
    listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener(changed, listener)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener(changed, listener)
  }
}

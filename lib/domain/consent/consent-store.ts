import { type ConsentRecord, parseConsent } from './consent-record'

/** Local storage, not a cookie: no server has to know. */
const storageKey = 'consent'

const listeners = new Set<() => void>()

// What was chosen on this page when storage is blocked: it lasts as long as the page.
let unstored: string | null = null

/** The choice on this device as text, the same value as long as nothing changes. */
export function storedConsent(): string | null {
  try {
    return window.localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

export function currentConsent(): ConsentRecord | null {
  return parseConsent(storedConsent(), new Date())
}

export function saveConsent(record: ConsentRecord): void {
  const text = JSON.stringify(record)
  try {
    window.localStorage.setItem(storageKey, text)
    unstored = null
  } catch {
    unstored = text
  }
  for (const listener of listeners) listener()
}

/** Tells of choices made on this page and in other tabs. */
export function onConsentChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

const settingsEvent = 'consent-settings'

/** Opens the choices again: the footer's button. */
export function openConsentSettings(): void {
  window.dispatchEvent(new Event(settingsEvent))
}

export function onConsentSettings(listener: () => void): () => void {
  window.addEventListener(settingsEvent, listener)
  return () => window.removeEventListener(settingsEvent, listener)
}

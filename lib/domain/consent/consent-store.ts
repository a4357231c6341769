import { createEmitter } from '@/lib/platform/store/emitter'
import { createPersistentStore } from '@/lib/platform/store/persistent-store'

import { consentKey, type ConsentRecord, parseConsent } from './consent-record'

/** Local storage, not a cookie: no server reads it. */
const store = createPersistentStore(consentKey)
const settings = createEmitter()

/** The consent stored on this device, as text. */
export const storedConsent = store.get

/** Reports choices made on this page and in other tabs. */
export const onConsentChange = store.subscribe

export function currentConsent(): ConsentRecord | null {
  return parseConsent(store.get(), new Date())
}

export function saveConsent(record: ConsentRecord): void {
  store.set(JSON.stringify(record))
}

/** A press before the choices could hear it: its part of the page hydrated first. */
let isWanted = false

/** Reopens the choices. */
export function openConsentSettings(): void {
  isWanted = true
  settings.emit()
}

/** Calls `open` whenever the choices are to open, a press from before included. Returns a function that stops it. */
export function onConsentSettings(open: () => void): () => void {
  const hear = () => {
    isWanted = false
    open()
  }
  if (isWanted) hear()
  return settings.on(hear)
}

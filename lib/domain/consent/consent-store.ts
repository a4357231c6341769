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

/** Reopens the choices. */
export function openConsentSettings(): void {
  settings.emit()
}

export const onConsentSettings = settings.on

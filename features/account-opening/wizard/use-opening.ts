'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'
import { currentCampaign, sessionStore } from '@/lib/domain/campaign/campaign-session'

import { createLazyOpeningApi } from '../api-client/lazy-opening-api'
import type { OpeningApi } from '../api/opening-api'
import { createDraftStore } from '../draft/draft-store'
import { indexedDbKeyStore } from '@/lib/platform/storage/key-store'
import { draftKey, toSealed } from '@/lib/domain/account-opening/sealed-draft'
import { takeHandoff, type Found } from '../handoff/take-handoff'
import { flowOfPath } from '@/lib/domain/account-opening/flows'
import { screenOfAddress } from '@/lib/domain/account-opening/step-address'
import { createOpeningSession, type OpeningSession, type OpeningSnapshot } from '../session/opening-session'

export interface Opening {
  readonly session: OpeningSession
  readonly api: OpeningApi
  /** What was found on this device when the page came up. */
  readonly found: Found
}

/** Name of this tab for as long as the document lives. */
const tab = typeof crypto === 'undefined' ? 'server' : crypto.randomUUID()

/** The application of this tab, or null until the draft has been read. */
export function useOpening(locale: Locale): Opening | null {
  const [opening, setOpening] = useState<Opening | null>(null)
  useEffect(() => {
    let isLeft = false
    let forget = () => {}
    async function begin() {
      const store = createDraftStore({
        storage: window.localStorage,
        keys: indexedDbKeyStore(window.indexedDB),
        tab,
        now: () => new Date(),
      })
      const stored = await store.read()
      if (isLeft) return
      const { draft, found } = await takeHandoff(stored, new Date())
      if (isLeft) return
      const { search, pathname } = window.location
      const session = createOpeningSession(draft, screenOfAddress(search), {
        store,
        flow: flowOfPath(pathname),
        campaign: currentCampaign(search, sessionStore()),
        now: () => new Date(),
        newId: () => crypto.randomUUID(),
        onStepFinished: (step, application) => void api.saveStep(step, application),
      })
      const api = createLazyOpeningApi(async () => {
        const { createBrowserOpeningApi } = await import('../api-client/browser-opening-api')
        return createBrowserOpeningApi(locale, session)
      })
      session.claim()
      forget = watchOtherTabs(session)
      setOpening({ session, api, found })
    }
    void begin()
    return () => {
      isLeft = true
      forget()
    }
  }, [locale])
  return opening
}

/** What the session shows now. */
export function useSnapshot(session: OpeningSession): OpeningSnapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
}

/** `storage` events come from other tabs only: one wrote the draft (it went on with it), or erased it. */
function watchOtherTabs(session: OpeningSession): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== draftKey) return
    const text = event.key === null ? null : event.newValue
    if (text === null) session.lose('nobody')
    else if (toSealed(text)?.tab !== tab) session.lose('other-tab')
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
  }
}

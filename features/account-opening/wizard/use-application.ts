'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'
import { currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { sessionStore } from '@/lib/platform/storage/session-store'

import { createLazyApplicationApi } from '../api-client/lazy-application-api'
import { createDraftStore } from '../draft/draft-store'
import { indexedDbKeyStore } from '@/lib/platform/storage/key-store'
import { localStore } from '@/lib/platform/storage/local-store'
import { draftKey, toSealed } from '@/lib/domain/account-opening/sealed-draft'
import { receiveHandoff, type HandoffOffer } from '../handoff/receive-handoff'
import { flowOfPath } from '@/lib/domain/account-opening/flows'
import { screenOfAddress } from '@/lib/domain/account-opening/step-address'
import { loadCode } from '@/lib/platform/navigation/load-code'
import {
  createApplicationSession,
  type ApplicationSession,
  type ApplicationSnapshot,
} from '../session/application-session'
import type { AccountApplication } from './account-application'
import { createUnreadApplication } from './unread-application'

/** Where the browser forbids storage: nothing is found, and every save fails, which the wizard says. */
const blockedStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {
    throw new Error('This browser blocks site data')
  },
  removeItem: () => undefined,
}

/** Name of this tab for as long as the document lives. */
const tab = typeof crypto === 'undefined' ? 'server' : crypto.randomUUID()

/** An application that a code brought, and what to do with the visitor's answer. */
interface PendingOffer {
  readonly offer: HandoffOffer
  readonly onDecided: (isWanted: boolean) => void
}

const newId = () => crypto.randomUUID()

/**
 * The application of this tab, a blank one until the draft has been read; the offer, while the visitor decides about an
 * application from another device.
 */
export function useApplication(locale: Locale): { opening: AccountApplication; pending: PendingOffer | null } {
  const [unread] = useState(createUnreadApplication)
  const [opening, setOpening] = useState(unread.application)
  const [pending, setPending] = useState<PendingOffer | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let isLeft = false
    let forget = () => {}
    async function begin() {
      const store = createDraftStore({
        storage: localStore() ?? blockedStorage,
        keys: indexedDbKeyStore(),
        tab,
        now: () => new Date(),
      })
      const stored = await store.read()
      if (isLeft) return
      const { draft, found } = await receiveHandoff(stored, {
        now: () => new Date(),
        newId,
        decide: (offer) =>
          new Promise((resolve) => {
            setPending({ offer, onDecided: resolve })
          }),
      })
      if (isLeft) return
      const { search, pathname } = window.location
      const session = createApplicationSession(draft, screenOfAddress(search), {
        store,
        flow: flowOfPath(pathname),
        campaign: currentCampaign(search, sessionStore()),
        now: () => new Date(),
        newId,
        onStepFinished: (step, application) => void api.saveStep(step, application),
      })
      const api = createLazyApplicationApi(async () => {
        const { createBrowserApplicationApi } = await loadCode(() => import('../api-client/browser-application-api'))
        return createBrowserApplicationApi(locale, session)
      })
      forget = watchOtherTabs(session)
      // The code works only once, so this is the only copy: store it before showing it, or a reload would lose it.
      await session.claim()
      if (isLeft) return
      setPending(null)
      const read = { session, api, found, isRead: true }
      setOpening(read)
      unread.become(read)
    }
    begin().catch((error: unknown) => {
      if (!isLeft) setFailure(error instanceof Error ? error : new Error('unknown error'))
    })
    return () => {
      isLeft = true
      forget()
    }
  }, [locale, unread])
  // The page's own error screen says what to do; a spinner that never ends would not.
  if (failure !== null) throw failure
  return { opening, pending }
}

/** What the session shows now. */
export function useSnapshot(session: ApplicationSession): ApplicationSnapshot {
  return useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
}

/** `storage` events come from other tabs only: one wrote the draft (it went on with it), or erased it. */
function watchOtherTabs(session: ApplicationSession): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== draftKey) return
    const text = event.key === null ? null : event.newValue
    if (text === null) session.handOver('nobody')
    else if (toSealed(text)?.tab !== tab) session.handOver('other-tab')
  }
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('storage', onStorage)
  }
}

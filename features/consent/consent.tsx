'use client'

import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { isToBeAsked, toConsent, withdrawn } from '@/lib/domain/consent/consent-record'
import type { Purpose } from '@/lib/platform/third-parties/third-party'
import {
  currentConsent,
  onConsentChange,
  onConsentSettings,
  openConsentSettings,
  saveConsent,
  storedConsent,
} from '@/lib/domain/consent/consent-store'
import type { ThirdParty } from '@/lib/platform/third-parties/third-party'
import { documentLocale } from '@/lib/platform/i18n/document-locale'
import { fetchIntl } from '@/lib/platform/i18n/fetch-intl'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { messagePartPath } from '@/lib/routes/message-part-path'
import { askForOverlay, leaveOverlay } from '@/components/overlays/overlay-queue'

import { ConsentBar, type ConsentBarTexts } from './consent-bar'

const ConsentDialog = lazy(async () => {
  const locale = documentLocale()
  const messages = fetchIntl(messagePartPath('consent', locale), locale)
  const [{ ConsentDialog: Dialog }, intl] = await Promise.all([
    loadCode(() => import('./consent-dialog')),
    loadCode(() => messages),
  ])
  return { default: (props: Omit<ComponentProps<typeof Dialog>, 'intl'>) => <Dialog {...props} intl={intl} /> }
})

interface ConsentProps {
  parties: readonly ThirdParty[]
  texts: ConsentBarTexts
  policyHref: string
}

/** Asks for consent to the configured third parties, and loads those that have it. */
export function Consent({ parties, texts, policyHref }: ConsentProps) {
  const stored = useSyncExternalStore(onConsentChange, storedConsent, () => null)
  /** Purposes granted when the settings were opened; null while they are closed. */
  const [chosenBefore, setChosenBefore] = useState<readonly Purpose[] | null>(null)
  const offered = useMemo(() => [...new Set(parties.map(({ purpose }) => purpose))], [parties])
  // Documents are the same for all visitors: they ask.
  const record = useMemo(() => (stored === null ? null : currentConsent()), [stored])
  const isAsked = isToBeAsked(record, offered)

  useEffect(() => onConsentSettings(() => setChosenBefore(currentConsent()?.granted ?? [])), [])

  useEffect(() => {
    // Not `isAsked`: the first render is that of the document, which asks those who answered too.
    if (isToBeAsked(currentConsent(), offered)) {
      askForOverlay('consent')
      // Written for an answer that is no longer valid, not for one that was just pressed.
      if (document.documentElement.dataset['consent'] === '') delete document.documentElement.dataset['consent']
    } else leaveOverlay('consent')
    const agreed = parties.filter(({ purpose }) => record?.granted.includes(purpose))
    if (agreed.length === 0) return
    void loadCode(() => import('./load-third-parties')).then(({ loadThirdParties }) => loadThirdParties(agreed))
  }, [record, offered, parties])

  function answer(granted: readonly Purpose[]) {
    const before = currentConsent()
    const next = toConsent(offered, granted, new Date())
    saveConsent(next)
    setChosenBefore(null)
    // Loaded scripts cannot be unloaded, so reload the page without them.
    if (withdrawn(before, next).length > 0)
      void loadCode(() => import('./forget-third-parties')).then(({ forgetThirdParties }) => forgetThirdParties())
  }

  function answerQuestion(all: boolean) {
    // The visit has had its overlay, though a press kept from before hydration comes before the effect that asks.
    askForOverlay('consent')
    answer(all ? offered : [])
  }

  return (
    <>
      {isAsked && (
        <ConsentBar texts={texts} policyHref={policyHref} onAnswer={answerQuestion} onChoose={openConsentSettings} />
      )}
      {chosenBefore !== null && (
        <Suspense>
          <ConsentDialog
            offered={offered}
            granted={chosenBefore}
            policyHref={policyHref}
            onClose={() => setChosenBefore(null)}
            onSave={answer}
          />
        </Suspense>
      )}
    </>
  )
}

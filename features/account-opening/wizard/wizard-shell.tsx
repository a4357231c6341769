'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import type { AccountApplication } from './account-application'
import { useSnapshot } from './use-application'
import { Aside } from './aside'
import { BackButton } from './back-button'
import { DraftNotices } from './draft-notices'
import { HelpSheet } from './help-sheet'
import { PhoneProgress } from './phone-progress'
import { Rail } from './rail'
import { ScreenSlot } from './screen-slot'
import { TabConflict } from './tab-conflict'
import { useStepAddress } from './use-step-address'

interface WizardShellProps {
  readonly opening: AccountApplication
  readonly locale: Locale
  readonly landingHref: string
  readonly onRestart: () => void
}

/** Rail, screen and aside on wide screens; progress, one card and a help sheet on phones. */
export function WizardShell({ opening, locale, landingHref, onRestart }: WizardShellProps) {
  const t = useTranslations('application.wizard')
  const { session, api, found, isRead } = opening
  const snapshot = useSnapshot(session)
  const { flow, state, data, ownership } = snapshot
  const { screen } = state
  useStepAddress(state, session.send, isRead)

  const place = t('place', { step: flow.stepOf[screen], screen: t(`screens.${screen}`) })
  useEffect(() => {
    document.title = `${place} · ${t('title')}`
  }, [place, t])

  async function erase() {
    await session.erase()
    window.location.assign(landingHref)
  }

  if (ownership !== 'this-tab') return <TabConflict by={ownership} landingHref={landingHref} onTakeBack={onRestart} />

  return (
    <div
      data-unread={isRead ? undefined : true}
      className="mx-auto w-full max-w-[1248px] px-4 pb-16 md:px-6 noscript:hidden"
    >
      <p aria-live="polite" className="sr-only">
        {place}
      </p>
      <PhoneProgress screen={screen} flow={flow} />
      <div className="mx-auto grid max-w-[560px] gap-6 pt-6 xl:max-w-none xl:grid-cols-[280px_minmax(0,560px)_300px] xl:justify-between xl:pt-10">
        <Rail flow={flow} state={state} send={session.send} />
        <div className="min-w-0">
          <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
            <BackButton state={state} send={session.send} landingHref={landingHref} />
            <HelpSheet screen={screen} snapshot={snapshot} onErase={() => void erase()} />
          </div>
          <DraftNotices found={found} saveProblem={snapshot.saveProblem} />
          <div className="rounded-panel border border-hairline bg-surface p-5 md:p-8">
            <ScreenSlot
              flow={flow}
              data={data}
              state={state}
              campaign={snapshot.campaign}
              save={session.save}
              send={session.send}
              api={api}
              locale={locale}
            />
          </div>
        </div>
        <Aside screen={screen} snapshot={snapshot} onErase={() => void erase()} />
      </div>
    </div>
  )
}

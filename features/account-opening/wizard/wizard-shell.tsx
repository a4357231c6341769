'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

import type { Screen } from '@/lib/domain/account-opening/screens'
import { ShieldCheck } from '@/components/ui/icons'
import type { Locale } from '@/lib/platform/i18n/locales'

import { proofOf } from '../machine/proofs'
import { isLocked } from '../machine/reach'
import type { ApplicationSnapshot } from '../session/application-session'
import type { AccountApplication } from './account-application'
import { useSnapshot } from './use-application'
import { Aside } from './aside'
import { BackButton } from './back-button'
import { DraftNotices } from './draft-notices'
import { HelpSheet } from './help-sheet'
import { Place } from './place'
import { Rail, StepLine } from './rail'
import { ScreenSlot } from './screen-slot'
import { TabConflict } from './tab-conflict'
import { useStepAddress } from './use-step-address'

interface WizardShellProps {
  readonly opening: AccountApplication
  readonly locale: Locale
  readonly landingHref: string
  readonly onRestart: () => void
}

/** On wide screens the steps and what helps in one column, the screen beside it; on phones progress, the screen and a help sheet. The result has all of the width. */
export function WizardShell({ opening, locale, landingHref, onRestart }: WizardShellProps) {
  const t = useTranslations('application.wizard')
  const { session, api, found, isRead } = opening
  const snapshot = useSnapshot(session)
  const { flow, state, data, ownership } = snapshot
  const { screen } = state
  const isSuccess = screen === 'success'
  useStepAddress(state, session.send, isRead)
  const [redone, setRedone] = useState<readonly Screen[]>([])

  const shown = redone[0] ?? screen
  const left = screensLeft(snapshot, redone)

  const place = t('place', { step: flow.stepOf[shown], screen: t(`screens.${shown}`) })
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
      data-wizard={isSuccess ? 'result' : 'steps'}
      className="container-page pb-10 sm:pb-16 xl:pb-6 noscript:hidden"
    >
      <p aria-live="polite" className="sr-only">
        {place}
      </p>
      <div
        className={clsx(
          'grid grid-cols-1 gap-2 pt-2',
          isSuccess
            ? 'xl:gap-y-6 xl:pt-8'
            : 'xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-x-18 xl:pt-6 min-[100rem]:grid-cols-[18rem_minmax(0,1fr)] min-[100rem]:gap-x-24',
        )}
      >
        <div className={clsx('grid gap-2 xl:sticky xl:top-2 xl:self-start xl:pt-8', isSuccess && 'xl:hidden')}>
          <div
            data-bar={state.returnToReview ? undefined : true}
            className="flex min-h-11 items-center gap-2 max-xl:justify-between"
          >
            <BackButton state={state} send={session.send} landingHref={landingHref} />
            <Place
              screen={shown}
              flow={flow}
              left={left}
              className={clsx(
                'flex min-w-0 flex-1 flex-wrap gap-x-2 xl:hidden',
                state.returnToReview && 'max-sm:hidden',
              )}
            />
            {isLocked(state.proofs) && (
              <div className="hidden items-center gap-3 text-small text-ink-2 xl:flex">
                <ShieldCheck className="mx-2.5 size-5 text-ink-3" />
                {t('locked')}
              </div>
            )}
            <HelpSheet screen={screen} snapshot={snapshot} onErase={() => void erase()} />
          </div>
          {isSuccess ? null : (
            <>
              <StepLine flow={flow} state={state} shown={shown} redone={redone} className="sm:mb-3 xl:hidden" />
              <Rail flow={flow} state={state} shown={shown} left={left} redone={redone} send={session.send} />
              <Aside screen={screen} snapshot={snapshot} onErase={() => void erase()} />
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col">
          <DraftNotices found={found} saveProblem={snapshot.saveProblem} />
          {/* A phone's window is the card. */}
          <div
            className={clsx(
              'sm:rounded-panel sm:border sm:border-hairline sm:bg-surface sm:p-6 md:px-10 md:py-8',
              isSuccess ? 'max-sm:pt-2' : 'max-sm:pt-4 xl:px-12',
            )}
          >
            <ScreenSlot
              flow={flow}
              applicationId={snapshot.applicationId}
              data={data}
              state={state}
              campaign={snapshot.campaign}
              save={session.save}
              send={session.send}
              api={api}
              locale={locale}
              holder={snapshot.holder ?? null}
              onRedone={setRedone}
            />
          </div>
        </div>
        {isSuccess ? <Aside screen={screen} snapshot={snapshot} onErase={() => void erase()} /> : null}
      </div>
    </div>
  )
}

/** What is left where only some of the screens are gone through again; undefined where all that follow are. */
function screensLeft({ flow, state }: ApplicationSnapshot, redone: readonly Screen[]): readonly Screen[] | undefined {
  if (redone.length === 0 && !state.returnToReview) return undefined
  return flow.screens.filter(
    (of) => of === state.screen || redone.includes(of) || of === 'success' || state.proofs[proofOf[of]] === undefined,
  )
}

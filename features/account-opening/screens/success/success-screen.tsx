'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { CircleCheck, Download } from '@/components/ui/icons'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { formatDayAndTime } from '@/lib/platform/i18n/format-day'

import type { ScreenPropsOn } from '../screen-props'
import { KeepCard } from './keep-card'
import { NextSteps } from './next-steps'
import { SignedCard } from './signed-card'
import { SuccessMessage } from './success-message'
import { usePromise } from './use-promise'

/** The signed contract, what happens next and when, and the popup that says it all at once (docs/specification.md#success). */
export function SuccessScreen({ state, api, locale, holder = null }: ScreenPropsOn<'success'>) {
  const t = useTranslations('application.success')
  const [isOpen, setIsOpen] = useState(true)
  const { contract, signed } = state.proofs
  const promise = usePromise(signed.signedAt)
  const signedAt = formatDayAndTime(new Date(signed.signedAt), locale)
  const steps = standardFlow.steps.length
  const number = contract.accountNumber

  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-8">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 sm:gap-x-4">
        <CircleCheck className="mt-0.5 size-8 shrink-0 animate-strike text-success sm:size-11" />
        <h1 tabIndex={-1} className="text-h2 text-wrap outline-none">
          {t('title')}
        </h1>
        <p className="col-span-2 text-pretty text-ink-2 sm:col-span-1 sm:col-start-2">{t('lead')}</p>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <SignedCard brand={t('card.brand')} number={number} holder={holder} signedAt={signedAt} steps={steps} />
        <KeepCard
          steps={steps}
          texts={{
            brand: t('card.brand'),
            label: t('accountNumber'),
            number,
            holder,
            signed: t('card.signed', { at: signedAt }),
            warning: t('card.warning'),
          }}
        />
      </div>
      <Timeline signedAt={signedAt} promise={promise} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <a
          href={signed.signedContractUrl}
          download
          className={buttonClass({ variant: 'bronze', size: 'large' }, 'max-sm:px-3')}
        >
          <Download className="size-5" />
          {t('download')}
        </a>
        <Button
          variant="quiet"
          size="large"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {t('showPopup')}
        </Button>
        <BackToApp api={api} />
      </div>
      <NextSteps locale={locale} />
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={
          <span className="flex items-center gap-3 text-h3 sm:text-h2">
            <CircleCheck className="size-9 shrink-0 text-success sm:size-12" />
            {t('popup.title')}
          </span>
        }
        closeLabel={t('popup.close')}
      >
        <SuccessMessage
          promise={promise}
          locale={locale}
          accountNumber={number}
          signedContractUrl={signed.signedContractUrl}
        />
      </Dialog>
    </div>
  )
}

/** Those who came from a payment app get a way back into it; without an answer there is none. */
function BackToApp({ api }: Pick<ScreenPropsOn<'success'>, 'api'>) {
  const t = useTranslations('application.success')
  const { data: deeplink } = useQuery({
    queryKey: ['account-opening', 'payment-app'],
    queryFn: async () => {
      const answer = await api.announceToPaymentApp()
      return answer.ok ? answer.value : null
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (deeplink === undefined || deeplink === null) return null
  return (
    <a href={deeplink} className={buttonClass({ variant: 'secondary' }, 'sm:col-span-2')}>
      {t('backToApp')}
    </a>
  )
}

interface TimelineProps {
  readonly signedAt: string
  /** Until when the applicant is contacted, as a sentence. */
  readonly promise: string
}

/** What has happened and what follows, with times. */
function Timeline({ signedAt, promise }: TimelineProps) {
  const t = useTranslations('application.success.timeline')
  return (
    <ol className="grid gap-5 border-y border-hairline py-6 sm:grid-cols-3 sm:gap-6">
      <Stage title={t('signed')} when="done">
        {signedAt}
      </Stage>
      <Stage title={t('contact')} when="next">
        {promise}
      </Stage>
      <Stage title={t('mail')} when="later">
        {t('mailText')}
      </Stage>
    </ol>
  )
}

interface StageProps {
  readonly title: string
  readonly when: 'done' | 'next' | 'later'
  readonly children: ReactNode
}

const dots: Readonly<Record<StageProps['when'], string>> = {
  done: 'border-success bg-success',
  next: 'border-4 border-bronze-graphic bg-surface',
  later: 'border-hairline-strong bg-surface',
}

/** What happened, what is next and what comes later. The line runs from dot to dot: down on phones, across where there is room. */
function Stage({ title, when, children }: StageProps) {
  return (
    <li className="group relative ps-8 sm:ps-0 sm:pt-8">
      <span
        aria-hidden="true"
        className="absolute top-6 -bottom-5 left-[7px] w-0.5 bg-hairline-strong group-last:hidden sm:top-[7px] sm:-right-4 sm:bottom-auto sm:left-6 sm:h-0.5 sm:w-auto"
      />
      <span
        aria-hidden="true"
        className={clsx('absolute top-1.5 left-0 size-4 rounded-full border-2 sm:top-0', dots[when])}
      />
      <p className="font-semibold">{title}</p>
      <p className={clsx('num text-small', when === 'next' ? 'font-bold text-bronze' : 'text-ink-2')}>{children}</p>
    </li>
  )
}

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
    <div className="grid gap-7">
      <div className="grid gap-3 sm:flex sm:items-start sm:gap-4">
        <CircleCheck className="size-12 shrink-0 text-success" />
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-h2 text-wrap outline-none">
            {t('title')}
          </h1>
          <p className="text-ink-2">{t('lead')}</p>
        </div>
      </div>
      <SignedCard brand={t('card.brand')} number={number} holder={holder} signedAt={signedAt} steps={steps} />
      <div className="grid gap-3 sm:grid-cols-2">
        <a href={signed.signedContractUrl} download className={buttonClass({ variant: 'bronze' })}>
          <Download className="size-5" />
          {t('download')}
        </a>
        <Button
          variant="secondary"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {t('showPopup')}
        </Button>
        <BackToApp api={api} />
      </div>
      <Timeline signedAt={signedAt} promise={promise} />
      <NextSteps locale={locale} />
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
    <ol className="grid">
      <Stage title={t('signed')} isDone>
        {signedAt}
      </Stage>
      <Stage title={t('contact')}>{promise}</Stage>
      <Stage title={t('mail')}>{t('mailText')}</Stage>
    </ol>
  )
}

interface StageProps {
  readonly title: string
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** What happened, or will: its dot is filled once it has happened. The line runs from dot to dot. */
function Stage({ title, isDone = false, children }: StageProps) {
  return (
    <li className="group relative ps-8 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-3.5 -bottom-3.5 left-[7px] w-0.5 bg-hairline-strong group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-1.5 left-0 size-4 rounded-full border-2',
          isDone ? 'border-success bg-success' : 'border-hairline-strong bg-surface',
        )}
      />
      <p className="font-semibold">{title}</p>
      <p className="num text-small text-ink-2">{children}</p>
    </li>
  )
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

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
import { Timeline } from './timeline'
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

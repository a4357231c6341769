'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { CircleCheck, Download } from '@/components/ui/icons'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { formatDayAndTime } from '@/lib/platform/i18n/format-day'

import type { ScreenPropsOn } from '../screen-props'
import { GuideFiles } from './guide-files'
import { KeepCard } from './keep-card'
import { NextSteps } from './next-steps'
import { SignedCard } from './signed-card'
import { SuccessMessage } from './success-message'
import { Timeline } from './timeline'
import { usePromise } from './use-promise'

/** The account number, what happens next and when; over them the popup with the message (docs/specification.md#success). */
export function SuccessScreen({ state, api, locale, holder = null }: ScreenPropsOn<'success'>) {
  const t = useTranslations('application.success')
  const [isOpen, setIsOpen] = useState(true)
  const { contract, signed } = state.proofs
  const promise = usePromise(signed.signedAt)
  const signedAt = formatDayAndTime(new Date(signed.signedAt), locale)
  const steps = standardFlow.steps.length
  const number = contract.accountNumber

  return (
    <div className="grid grid-cols-1 gap-6 sm:gap-8 xl:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-12 xl:p-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 sm:gap-x-4 xl:col-span-2">
        <CircleCheck className="mt-0.5 size-8 shrink-0 animate-strike text-success sm:size-11" />
        <h1 tabIndex={-1} className="text-h2 text-wrap outline-none">
          {t('title')}
        </h1>
        <p className="col-span-2 text-pretty text-ink-2 sm:col-span-1 sm:col-start-2">{t('lead')}</p>
      </div>
      <SignedCard brand={t('card.brand')} number={number} holder={holder} signedAt={signedAt} steps={steps} />
      <div className="grid grid-cols-1 content-start gap-4">
        <NextSteps locale={locale} />
        <BackToApp api={api} />
      </div>
      <div className="xl:col-span-2">
        <Timeline signedAt={signedAt} promise={promise} />
      </div>
      <section
        aria-labelledby="documents"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hairline pt-5 sm:pt-6 xl:col-span-2"
      >
        <h2 id="documents" className="basis-full text-body font-semibold">
          {t('documents')}
        </h2>
        <a href={signed.signedContractUrl} download className={buttonClass({ variant: 'secondary' }, 'max-sm:w-full')}>
          <Download className="size-5 shrink-0" />
          {t('download')}
        </a>
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
        <GuideFiles />
        <button
          type="button"
          className="order-last inline-flex min-h-11 items-center text-link text-small text-ink-2"
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {t('showPopup')}
        </button>
      </section>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="small"
        title={
          <span className="flex items-center gap-2.5">
            <CircleCheck className="size-7 shrink-0 text-success" />
            {t('popup.title')}
          </span>
        }
        closeLabel={t('popup.close')}
      >
        <SuccessMessage
          locale={locale}
          onShowAccount={() => {
            setIsOpen(false)
          }}
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
    <a href={deeplink} className={buttonClass({ variant: 'secondary', block: true })}>
      {t('backToApp')}
    </a>
  )
}

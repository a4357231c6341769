'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { CircleCheck } from '@/components/ui/icons'
import { formatDayAndTime } from '@/lib/platform/i18n/format-day'

import type { ScreenPropsOn } from '../screen-props'
import { Guides } from './guides'
import { AppCode, InstallApp } from './install-app'
import { KeepAccount } from './keep-account'
import { NextSteps } from './next-steps'
import { SignedCard } from './signed-card'
import { SuccessMessage } from './success-message'
import { StruckDrum } from './struck-drum'
import { Timeline } from './timeline'
import { useNextAct } from './use-promise'

/** The next step, the account number and the timeline that follows, behind the popup with the account's status (docs/specification.md#success). */
export function SuccessScreen({ state, api, locale, holder = null }: ScreenPropsOn<'success'>) {
  const t = useTranslations('application.success')
  const [isOpen, setIsOpen] = useState(true)
  const { contract, signed } = state.proofs
  const nextAct = useNextAct(signed.signedAt)
  const signedOn = formatDayAndTime(new Date(signed.signedAt), locale)
  const number = contract.accountNumber
  const texts = {
    brand: t('card.brand'),
    label: t('accountNumber'),
    number,
    holder,
    signed: t('card.signed', { at: signedOn }),
    warning: t('card.warning'),
  }

  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[27.5rem_minmax(0,1fr)] xl:gap-x-16">
      <div className="grid gap-1 xl:col-span-2">
        {nextAct !== null && (
          <p className="flex items-center gap-2 text-lead font-semibold text-success">
            <CircleCheck className="size-7 shrink-0" />
            {t('done')}
          </p>
        )}
        <h1 tabIndex={-1} className="text-h2 text-balance outline-none">
          {nextAct ?? t('title')}
        </h1>
        <p className="text-pretty text-ink-2">{t('lead')}</p>
      </div>
      <SignedCard texts={texts} />
      <div className="-mt-4 grid max-w-[27.5rem] grid-cols-1 content-start gap-4">
        <InstallApp locale={locale} />
        <BackToApp api={api} />
        <KeepAccount texts={texts} contractUrl={signed.signedContractUrl} />
      </div>
      <div className="xl:col-start-2 xl:row-span-2 xl:row-start-2">
        <Timeline signedAt={signed.signedAt} signedOn={signedOn} mobile={state.proofs.smsOtp.recipient} />
      </div>
      <AppCode locale={locale} />
      <NextSteps locale={locale} />
      <Guides />
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="small"
        placement="sheet"
        title={
          // Where the dialog begins: the focus would else go to the cross.
          <span
            ref={(title) => title?.setAttribute('autofocus', '')}
            tabIndex={-1}
            className="block text-center text-h2 text-balance outline-none"
          >
            {t('title')}
          </span>
        }
        banner={<StruckDrum number={number} />}
        closeLabel={t('popup.close')}
      >
        <SuccessMessage
          locale={locale}
          accountNumber={number}
          signedAt={signed.signedAt}
          mobile={state.proofs.smsOtp.recipient}
          onShowNext={() => {
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

'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { formatDayAndTime } from '@/lib/platform/i18n/format-day'

import type { ScreenPropsOn } from '../screen-props'
import { GuideFiles } from './guide-files'
import { KeepCard } from './keep-card'
import { InstallApp, NextSteps } from './next-steps'
import { quietLink, QuietRow } from './quiet-row'
import { SignedCard } from './signed-card'
import { SuccessMessage } from './success-message'
import { StruckDrum } from './struck-drum'
import { Timeline } from './timeline'

/** The account number, what happens next and when; over them the popup with the message (docs/specification.md#success). */
export function SuccessScreen({ state, api, locale, holder = null }: ScreenPropsOn<'success'>) {
  const t = useTranslations('application.success')
  const [isOpen, setIsOpen] = useState(true)
  const { contract, signed } = state.proofs
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
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_23.5rem] xl:gap-x-14 xl:p-4">
      <div className="grid gap-2 xl:col-span-2">
        <h1 tabIndex={-1} className="text-h2 text-wrap outline-none xl:text-h1">
          {t('title')}
        </h1>
        <p className="text-pretty text-ink-2">{t('lead')}</p>
      </div>
      <SignedCard brand={texts.brand} number={number} holder={holder} />
      {/* In one column, what the page is to lead to follows the card at once. */}
      <div className="grid grid-cols-1 gap-8 xl:content-between">
        <Timeline signedAt={signed.signedAt} signedOn={signedOn} />
        <div className="grid grid-cols-1 gap-3 max-xl:-order-1">
          <InstallApp locale={locale} />
          <BackToApp api={api} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6 xl:col-span-2 xl:pt-4">
        <NextSteps locale={locale} />
        <div>
          <QuietRow id="documents" title={t('documents')}>
            <li>
              <a href={signed.signedContractUrl} download className={quietLink}>
                {t('download')}
              </a>
            </li>
            <KeepCard texts={texts} />
            <li>
              <button
                type="button"
                className={quietLink}
                onClick={() => {
                  setIsOpen(true)
                }}
              >
                {t('showPopup')}
              </button>
            </li>
          </QuietRow>
          <GuideFiles />
        </div>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="wide"
        title={
          // Where the dialog begins: the focus would else go to the cross.
          <span
            ref={(title) => title?.setAttribute('autofocus', '')}
            tabIndex={-1}
            className={clsx('block outline-none sm:text-[1.875rem] sm:leading-tight', besideDrum)}
          >
            {t('popup.title')}
          </span>
        }
        banner={
          <StruckDrum
            label={texts.label}
            number={number}
            className="relative block h-32 shrink-0 sm:absolute sm:inset-y-0 sm:left-0 sm:h-auto sm:w-60"
          />
        }
        closeLabel={t('popup.close')}
      >
        <div className={besideDrum}>
          <SuccessMessage
            locale={locale}
            signedAt={signed.signedAt}
            onShowAccount={() => {
              setIsOpen(false)
            }}
          />
        </div>
      </Dialog>
    </div>
  )
}

/** The width of the drum at the side of the popup. */
const besideDrum = 'sm:ps-60'

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

'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { formatInVietnam } from '@/lib/platform/i18n/format-day'

import type { ScreenPropsOn } from '../screen-props'
import { SuccessMessage } from './success-message'
import { usePromise } from './use-promise'

/** The signed contract, what happens next and when, and the popup that says it all at once (docs/specification.md#success). */
export function SuccessScreen({ state, api, locale }: ScreenPropsOn<'success'>) {
  const t = useTranslations('application.success')
  const [isOpen, setIsOpen] = useState(true)
  const { contract, signed } = state.proofs
  const promise = usePromise(signed.signedAt)
  const signedAt = formatInVietnam(new Date(signed.signedAt), locale, { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h1 tabIndex={-1} className="text-h2 outline-none">
          {t('title')}
        </h1>
        <p className="text-ink-2">{t('lead')}</p>
      </div>
      <p className="rounded-card bg-surface-2 p-5">
        <span className="block text-small text-ink-2">{t('accountNumber')}</span>
        <span className="num text-h3 font-semibold">{contract.accountNumber}</span>
      </p>
      <ol className="grid gap-4 border-s-2 border-hairline ps-5">
        <li>
          <p className="font-semibold">{t('timeline.signed')}</p>
          <p className="num text-small text-ink-2">{signedAt}</p>
        </li>
        <li>
          <p className="font-semibold">{t('timeline.contact')}</p>
          <p className="num text-small text-ink-2">{promise}</p>
        </li>
        <li>
          <p className="font-semibold">{t('timeline.mail')}</p>
          <p className="text-small text-ink-2">{t('timeline.mailText')}</p>
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <a href={signed.signedContractUrl} download className={buttonClass()}>
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
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('popup.title')} closeLabel={t('popup.close')}>
        <SuccessMessage promise={promise} locale={locale} signedContractUrl={signed.signedContractUrl} />
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
    <a href={deeplink} className={buttonClass({ variant: 'secondary' })}>
      {t('backToApp')}
    </a>
  )
}

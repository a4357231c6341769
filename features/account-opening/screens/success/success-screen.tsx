'use client'

import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'

import type { AccountCardTexts } from '@/components/art/account-card-picture'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { CircleCheck, Download, Share2 } from '@/components/ui/icons'
import { formatDayAndTime } from '@/lib/platform/i18n/format-day'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { saveFile } from '@/lib/platform/device/save-file'

import { AccountCard } from '../account-card'
import type { ScreenPropsOn } from '../screen-props'
import { SuccessMessage } from './success-message'
import { usePromise } from './use-promise'

/** The signed contract, what happens next and when, and the popup that says it all at once (docs/specification.md#success). */
export function SuccessScreen({ state, data, api, locale }: ScreenPropsOn<'success'>) {
  const t = useTranslations('application.success')
  const [isOpen, setIsOpen] = useState(true)
  const { contract, signed } = state.proofs
  const promise = usePromise(signed.signedAt)
  const signedAt = formatDayAndTime(new Date(signed.signedAt), locale)
  const holder = data.fullName ?? null

  return (
    <div className="grid gap-6">
      <div className="flex items-start gap-4">
        <CircleCheck className="mt-1 size-8 shrink-0 text-success" />
        <div className="grid gap-2">
          <h1 tabIndex={-1} className="text-h2 outline-none">
            {t('title')}
          </h1>
          <p className="text-ink-2">{t('lead')}</p>
        </div>
      </div>
      <div className="grid gap-3">
        <AccountCard label={t('accountNumber')} number={contract.accountNumber} holder={holder} />
        <KeepCard
          texts={{
            brand: t('card.brand'),
            label: t('accountNumber'),
            number: contract.accountNumber,
            holder,
            signed: t('card.signed', { at: signedAt }),
            warning: t('card.warning'),
          }}
        />
      </div>
      <ol className="ms-1.5 grid gap-5 border-s-2 border-hairline-strong ps-6">
        <Stage title={t('timeline.signed')} isDone>
          {signedAt}
        </Stage>
        <Stage title={t('timeline.contact')}>{promise}</Stage>
        <Stage title={t('timeline.mail')}>{t('timeline.mailText')}</Stage>
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

/** The card as a picture to save or share, drawn on this device. */
function KeepCard({ texts }: { texts: AccountCardTexts }) {
  const t = useTranslations('application.success.card')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function withPicture(use: (picture: File) => unknown) {
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { drawAccountCard } = await loadCode(() => import('@/components/art/account-card-picture'))
      const picture = await drawAccountCard(texts)
      await use(new File([picture], `${texts.number}.png`, { type: 'image/png' }))
    } catch (error) {
      // The applicant closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    } finally {
      setIsBusy(false)
    }
  }

  const look = { variant: 'secondary', size: 'compact', loading: isBusy } as const
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button
          {...look}
          icon={<Download className="size-5" />}
          onClick={() => void withPicture((picture) => saveFile(picture, picture.name))}
        >
          {t('save')}
        </Button>
        {canShareFiles() && (
          <Button
            {...look}
            icon={<Share2 className="size-5" />}
            onClick={() => void withPicture((picture) => navigator.share({ files: [picture] }))}
          >
            {t('share')}
          </Button>
        )}
      </div>
      <p className="text-small text-ink-2">{t('privacy')}</p>
      <output className="text-small text-danger empty:hidden">{hasFailed && t('failed')}</output>
    </div>
  )
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'card.png', { type: 'image/png' })] }) ?? false
}

/** What happened, or will: its dot on the line is filled once it has happened. */
function Stage({ title, isDone = false, children }: { title: string; isDone?: boolean; children: ReactNode }) {
  return (
    <li className="relative">
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-1.5 -left-[2.0625rem] size-4 rounded-full border-2',
          isDone ? 'border-success bg-success' : 'border-hairline-strong bg-surface',
        )}
      />
      <p className="font-semibold">{title}</p>
      <p className="text-small text-ink-2">{children}</p>
    </li>
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

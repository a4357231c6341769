'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass, type ButtonVariant } from '@/components/ui/button-class'
import type { DraftStage } from '@/lib/domain/account-opening/sealed-draft'
import { formatDayAndTime } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { LandingPage } from './device-state'
import { useWizardHref } from './use-device'

interface DraftCardProps {
  readonly page: LandingPage
  readonly locale: Locale
  readonly savedAt: string
  readonly stage: DraftStage
  readonly variant: ButtonVariant
}

/** An application on this device: resume it, see what is next, or delete it after a confirmation. */
export function DraftCard({ page, locale, savedAt, stage, variant }: DraftCardProps) {
  const t = useTranslations('accountLanding.device.draft')
  const href = useWizardHref(page, locale, 'resume')
  const [isSure, setIsSure] = useState(false)
  const time = formatDayAndTime(new Date(savedAt), locale)
  async function erase() {
    if (!isSure) {
      setIsSure(true)
      return
    }
    const { eraseDraft } = await loadCode(() => import('@/lib/domain/account-opening/erase-draft'))
    await eraseDraft()
    // The card subscribes to `storage`, which the browser fires in other tabs only.
    window.dispatchEvent(new Event('storage'))
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{t(`${stage}.title`)}</h2>
        <p className="num text-ink-2">{t(`${stage}.text`, { time })}</p>
      </div>
      <a href={href} className={buttonClass({ variant, size: 'large', block: true })}>
        {t(`${stage}.resume`)}
      </a>
      <Button variant={isSure ? 'danger' : 'quiet'} block onClick={() => void erase()}>
        {isSure ? t('confirm') : t('erase')}
      </Button>
      {isSure && stage === 'unsigned' ? <p role="alert">{t('unsigned.warning')}</p> : null}
    </div>
  )
}

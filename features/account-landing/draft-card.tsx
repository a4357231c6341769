'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { LandingPage } from './device-state'
import { useWizardHref } from './use-device'

interface DraftCardProps {
  readonly page: LandingPage
  readonly locale: Locale
  readonly savedAt: string
}

/** An unfinished application on this device: resume it, or delete it after a confirmation. */
export function DraftCard({ page, locale, savedAt }: DraftCardProps) {
  const t = useTranslations('accountLanding.device.draft')
  const href = useWizardHref(page, locale, 'resume')
  const [isSure, setIsSure] = useState(false)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hour12: false }).format(
    new Date(savedAt),
  )
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
        <h2 className="text-h3">{t('title')}</h2>
        <p className="num text-ink-2">{t('text', { time })}</p>
      </div>
      <a href={href} className={buttonClass({ size: 'large', block: true })}>
        {t('resume')}
      </a>
      <Button variant={isSure ? 'danger' : 'quiet'} block onClick={() => void erase()}>
        {isSure ? t('confirm') : t('erase')}
      </Button>
    </div>
  )
}

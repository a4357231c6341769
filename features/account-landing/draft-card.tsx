'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import type { Locale } from '@/lib/platform/i18n/locales'

import { filled, type DeviceCopy } from './device-copy'
import type { LandingPage } from './device-state'
import { useWizardHref } from './use-device'

interface DraftCardProps {
  readonly page: LandingPage
  readonly locale: Locale
  readonly savedAt: string
  readonly copy: DeviceCopy['draft']
}

/** An unfinished application on this device: resume it, or delete it after a confirmation. */
export function DraftCard({ page, locale, savedAt, copy }: DraftCardProps) {
  const href = useWizardHref(page, locale, 'resume')
  const [isConfirming, setIsConfirming] = useState(false)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hour12: false }).format(
    new Date(savedAt),
  )
  async function erase() {
    if (!isConfirming) {
      setIsConfirming(true)
      return
    }
    const { eraseDraft } = await import('@/lib/domain/account-opening/erase-draft')
    await eraseDraft()
    // The card subscribes to `storage`, which the browser fires in other tabs only.
    window.dispatchEvent(new Event('storage'))
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{copy.title}</h2>
        <p className="num text-ink-2">{filled(copy.text, 'time', time)}</p>
      </div>
      <a href={href} className={buttonClass({ size: 'large', block: true })}>
        {copy.resume}
      </a>
      <Button variant={isConfirming ? 'danger' : 'quiet'} block onClick={() => void erase()}>
        {isConfirming ? copy.confirm : copy.erase}
      </Button>
    </div>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { androidIntentHref } from '@/lib/platform/device/in-app-browser'
import { neverChanges } from '@/lib/platform/store/never-changes'

import { pageAddress } from './page-address'

interface InAppCardProps {
  readonly app: string
  readonly canOpenOutside: boolean
  readonly onContinue: () => void
}

/** Shown in an in-app browser, whose camera seldom works: open the page outside by link, by menu or by copying. */
export function InAppCard({ app, canOpenOutside, onContinue }: InAppCardProps) {
  const t = useTranslations('accountLanding.device.inApp')
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const address = useSyncExternalStore(neverChanges, pageAddress, () => '')
  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      setCopied('failed')
    }
  }
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{t('title')}</h2>
        <p className="text-ink-2">{t('text', { app })}</p>
      </div>
      {canOpenOutside && address !== '' ? (
        <a href={androidIntentHref(new URL(address))} className={buttonClass({ size: 'large', block: true })}>
          {t('open')}
        </a>
      ) : null}
      <Button variant="secondary" block onClick={() => void copyAddress()}>
        {t('copy')}
      </Button>
      <output className="text-small text-ink-2">
        {copied === 'yes' ? t('copied') : copied === 'failed' ? t('copyFailed') : null}
      </output>
      {copied === 'failed' ? (
        <p className="rounded-control bg-surface-2 p-3 text-small break-all select-all">{address}</p>
      ) : null}
      <Button variant="quiet" block onClick={onContinue}>
        {t('continueHere')}
      </Button>
    </div>
  )
}

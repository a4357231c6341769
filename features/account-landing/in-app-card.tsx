'use client'

import { useState, useSyncExternalStore } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { androidIntentHref } from '@/lib/platform/device/in-app-browser'

import { filled, type DeviceCopy } from './device-copy'
import { pageAddress } from './page-address'

interface InAppCardProps {
  readonly app: string
  readonly canOpenOutside: boolean
  readonly copy: DeviceCopy['inApp']
  readonly onContinue: () => void
}

const noSubscription = () => () => {}

/** Shown in an in-app browser, whose camera seldom works: open the page outside by link, by menu or by copying. */
export function InAppCard({ app, canOpenOutside, copy, onContinue }: InAppCardProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const address = useSyncExternalStore(noSubscription, pageAddress, () => '')
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
        <h2 className="text-h3">{copy.title}</h2>
        <p className="text-ink-2">{filled(copy.text, 'app', app)}</p>
      </div>
      {canOpenOutside && address !== '' ? (
        <a href={androidIntentHref(new URL(address))} className={buttonClass({ size: 'large', block: true })}>
          {copy.open}
        </a>
      ) : null}
      <Button variant="secondary" block onClick={() => void copyAddress()}>
        {copy.copy}
      </Button>
      <output className="text-small text-ink-2">
        {copied === 'yes' ? copy.copied : copied === 'failed' ? copy.copyFailed : null}
      </output>
      {copied === 'failed' ? (
        <p className="rounded-control bg-surface-2 p-3 text-small break-all select-all">{address}</p>
      ) : null}
      <Button variant="quiet" block onClick={onContinue}>
        {copy.continueHere}
      </Button>
    </div>
  )
}

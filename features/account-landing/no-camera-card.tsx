'use client'

import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

import type { DeviceCopy } from './device-copy'

const RegisterQr = lazy(async () => ({ default: (await import('./register-qr')).RegisterQr }))

interface NoCameraCardProps {
  readonly copy: DeviceCopy['noCamera']
  readonly preparation: ReactNode
  readonly onContinue: () => void
}

/** For a computer without a camera: the QR popup (docs/specification.md#qr-popup), open on arrival, or file upload. */
export function NoCameraCard({ copy, preparation, onContinue }: NoCameraCardProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{copy.title}</h2>
        <p className="text-ink-2">{copy.text}</p>
      </div>
      <Button
        size="large"
        block
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {copy.show}
      </Button>
      <Button variant="quiet" block onClick={onContinue}>
        {copy.continueHere}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={copy.title} description={copy.text} closeLabel={copy.close}>
        <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
          <Suspense fallback={<div className="size-[144px] rounded-control bg-surface-2" />}>
            <RegisterQr label={copy.qrLabel} downloadLabel={copy.download} />
          </Suspense>
          {preparation}
        </div>
      </Dialog>
    </div>
  )
}

'use client'

import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { DeviceCopy } from './device-copy'

const RegisterQr = lazy(async () => ({ default: (await loadCode(() => import('./register-qr'))).RegisterQr }))

interface NoCameraCardProps {
  readonly preparation: ReactNode
  readonly copy: DeviceCopy
  readonly onContinue: () => void
}

/** For a computer without a camera: the QR popup (docs/specification.md#qr-popup), open on arrival, or file upload. */
export function NoCameraCard({ preparation, copy, onContinue }: NoCameraCardProps) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{copy['noCamera.title']}</h2>
        <p className="text-ink-2">{copy['noCamera.text']}</p>
      </div>
      <Button
        size="large"
        block
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {copy['noCamera.show']}
      </Button>
      <Button variant="quiet" block onClick={onContinue}>
        {copy['noCamera.continueHere']}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={copy['noCamera.title']}
        description={copy['noCamera.text']}
        closeLabel={copy['noCamera.close']}
      >
        <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
          <Suspense fallback={<div className="size-[144px] rounded-control bg-surface-2" />}>
            <RegisterQr label={copy['noCamera.qrLabel']} downloadLabel={copy['noCamera.download']} />
          </Suspense>
          {preparation}
        </div>
      </Dialog>
    </div>
  )
}

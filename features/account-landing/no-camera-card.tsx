'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

const RegisterQr = lazy(async () => ({ default: (await import('./register-qr')).RegisterQr }))

interface NoCameraCardProps {
  readonly preparation: ReactNode
  readonly onContinue: () => void
}

/** For a computer without a camera: the QR popup (docs/specification.md#qr-popup), open on arrival, or file upload. */
export function NoCameraCard({ preparation, onContinue }: NoCameraCardProps) {
  const t = useTranslations('accountLanding.device.noCamera')
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{t('title')}</h2>
        <p className="text-ink-2">{t('text')}</p>
      </div>
      <Button
        size="large"
        block
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {t('show')}
      </Button>
      <Button variant="quiet" block onClick={onContinue}>
        {t('continueHere')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={t('title')} description={t('text')} closeLabel={t('close')}>
        <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
          <Suspense fallback={<div className="size-[144px] rounded-control bg-surface-2" />}>
            <RegisterQr label={t('qrLabel')} downloadLabel={t('download')} />
          </Suspense>
          {preparation}
        </div>
      </Dialog>
    </div>
  )
}

'use client'

import { clsx } from 'clsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass, type ButtonVariant } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { DeviceCopy } from './device-copy'
import type { LandingPage } from './device-state'
import { CardTitle, Invitations } from './invitations'
import { useWizardHref } from './use-device'

const RegisterQr = lazy(async () => ({ default: (await loadCode(() => import('./register-qr'))).RegisterQr }))

interface NoCameraCardProps {
  readonly preparation: ReactNode
  readonly copy: DeviceCopy
  readonly page: LandingPage
  readonly locale: Locale
  readonly variant: ButtonVariant
  /** In wide windows the code is right above, so that only the way by upload is left to say. */
  readonly isAside: boolean
  /** The camera rehearsal link: hidden, but it still takes up space, so the page does not shift when this card appears. */
  readonly rehearsal: ReactNode
}

/** For a computer without a camera: the QR popup (docs/specification.md#qr-popup), open on arrival, or file upload, one press away. */
export function NoCameraCard({ preparation, copy, page, locale, variant, isAside, rehearsal }: NoCameraCardProps) {
  const [isOpen, setIsOpen] = useState(true)
  const href = useWizardHref(page, locale, 'contact')
  return (
    <div className="grid gap-4">
      <div className={clsx('grid gap-4', isAside && 'lg:hidden')}>
        <CardTitle copy={copy} shown="noCamera.title" />
        <Invitations copy={copy} shown="noCamera" />
        <Button
          variant={variant}
          size="large"
          block
          onClick={() => {
            setIsOpen(true)
          }}
        >
          {copy['noCamera.show']}
        </Button>
      </div>
      <div className="grid items-end *:col-start-1 *:row-start-1">
        <div inert className={clsx('invisible', isAside && 'lg:hidden')}>
          {rehearsal}
        </div>
        <a href={href} className={buttonClass({ variant: 'secondary', size: 'compact', block: true })}>
          {copy['noCamera.continueHere']}
        </a>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={copy['noCamera.title']}
        description={copy['noCamera.text']}
        closeLabel={copy['noCamera.close']}
        size="wide"
        scrollable
        footer={
          <a href={href} className={buttonClass({ variant: 'secondary', size: 'compact' }, 'max-sm:w-full')}>
            {copy['noCamera.continueHere']}
          </a>
        }
      >
        <div className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-8">
          <Suspense fallback={<div className="min-h-62 rounded-card bg-hero" />}>
            <RegisterQr label={copy['noCamera.qrLabel']} downloadLabel={copy['noCamera.download']} />
          </Suspense>
          {preparation}
        </div>
      </Dialog>
    </div>
  )
}

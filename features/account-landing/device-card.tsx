'use client'

import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore, type ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import type { Locale } from '@/lib/platform/i18n/locales'

import { readSealed } from '@/lib/domain/account-opening/sealed-draft'
import { DraftCard } from './draft-card'
import { InAppCard } from './in-app-card'
import { NoCameraCard } from './no-camera-card'
import type { LandingPage } from './device-state'
import { useDevice, useWizardHref } from './use-device'

interface DeviceCardProps {
  readonly page: LandingPage
  readonly locale: Locale
  /** Content of the QR popup: the preparation list. */
  readonly preparation: ReactNode
}

/** Entrance to the wizard for this device: start, resume, QR code for a phone, or how to leave an in-app browser. */
export function DeviceCard({ page, locale, preparation }: DeviceCardProps) {
  const state = useDevice(page, locale)
  const draft = useSavedAt()
  const [isAnyway, setIsAnyway] = useState(false)
  const goOn = () => {
    setIsAnyway(true)
  }
  if (state?.kind === 'in-app' && !isAnyway) {
    return <InAppCard app={state.app} canOpenOutside={state.canOpenOutside} onContinue={goOn} />
  }
  if (draft !== null) return <DraftCard page={page} locale={locale} savedAt={draft} />
  if (state?.kind === 'no-camera' && !isAnyway) {
    return <NoCameraCard preparation={preparation} onContinue={goOn} />
  }
  return <StartCard page={page} locale={locale} kind={state === null ? null : state.kind} />
}

type StartCardProps = Omit<DeviceCardProps, 'preparation'> & { readonly kind: string | null }

/** Also shown while the device is being examined, so that visitors can start without waiting. */
function StartCard({ page, locale, kind }: StartCardProps) {
  const t = useTranslations('accountLanding.device')
  const href = useWizardHref(page, locale, 'contact')
  const group = kind === 'ready' ? 'ready' : 'unknown'
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{t(`${group}.title`)}</h2>
        <p aria-live="polite" className="text-ink-2">
          {kind === null ? t('checking') : t(`${group}.text`)}
        </p>
      </div>
      <a href={href} className={buttonClass({ size: 'large', block: true })}>
        {t('start')}
      </a>
    </div>
  )
}

/** ISO timestamp at which an unfinished application was saved on this device, or null. */
function useSavedAt(): string | null {
  return useSyncExternalStore(subscribeToStorage, storedSavedAt, () => null)
}

function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener('storage', listener)
  }
}

function storedSavedAt(): string | null {
  try {
    const sealed = readSealed(window.localStorage)
    return sealed !== null && Date.parse(sealed.expiresAt) > Date.now() ? sealed.savedAt : null
  } catch {
    return null
  }
}

'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'

import { Spinner } from '@/components/ui/spinner'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useApplication } from './use-application'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { landingOfAddress } from '@/lib/domain/account-opening/step-address'
import { WizardShell } from './wizard-shell'

const HandoffOffer = lazy(async () => ({
  default: (await loadCode(() => import('../handoff/handoff-offer'))).HandoffOffer,
}))

interface ApplicationLoaderProps {
  readonly locale: Locale
  readonly onRestart: () => void
}

/** Waits for the draft: a few milliseconds, so it says nothing before a screen reader would be heard out. */
export function ApplicationLoader({ locale, onRestart }: ApplicationLoaderProps) {
  const t = useTranslations('application.wizard')
  const { opening, pending } = useApplication(locale)
  if (pending !== null) {
    return (
      <Suspense>
        <HandoffOffer {...pending} />
      </Suspense>
    )
  }
  if (opening === null) {
    return (
      <output className="flex min-h-[60dvh] items-center justify-center gap-3 text-ink-2 noscript:hidden">
        <Spinner />
        <span>{t('loading')}</span>
      </output>
    )
  }
  return (
    <WizardShell
      opening={opening}
      locale={locale}
      landingHref={landingOfAddress(window.location.href)}
      onRestart={onRestart}
    />
  )
}

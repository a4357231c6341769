'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'

import { Spinner } from '@/components/ui/spinner'
import { landingOfAddress } from '@/lib/domain/account-opening/step-address'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { useApplication } from './use-application'
import { loadCode } from '@/lib/platform/navigation/load-code'
import { withFurtherMessages } from './further-messages'
import { WizardShell } from './wizard-shell'

const HandoffOffer = lazy(async () => ({
  default: await withFurtherMessages((await loadCode(() => import('../handoff/handoff-offer'))).HandoffOffer),
}))

interface ApplicationLoaderProps {
  readonly locale: Locale
  readonly onRestart: () => void
}

/**
 * The first screen is part of the document, and stays as it is for an applicant without a draft. Whoever has one sees that
 * it is being read (draft-script.ts, app/pages.css), and then their own screen.
 */
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
  return (
    <>
      {opening.isRead ? null : (
        <output
          data-reading-draft
          className="min-h-[60dvh] items-center justify-center gap-3 text-ink-2 noscript:hidden"
        >
          <Spinner />
          <span>{t('loading')}</span>
        </output>
      )}
      <WizardShell
        key={opening.found === 'none' ? 'new' : 'found'}
        opening={opening}
        locale={locale}
        landingHref={opening.isRead ? landingOfAddress(window.location.href) : localizedPath(locale, '/register')}
        onRestart={onRestart}
      />
    </>
  )
}

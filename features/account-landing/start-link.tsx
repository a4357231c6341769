'use client'

import type { ReactNode } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import type { LandingPage } from './device-state'
import { useWizardHref } from './use-device'

interface StartLinkProps {
  readonly page: LandingPage
  readonly locale: Locale
  readonly className: string
  readonly children: ReactNode
}

/** A further link into the wizard, away from the entrance that knows the device: a draft decides on the screen. */
export function StartLink({ page, locale, className, children }: StartLinkProps) {
  return (
    <a href={useWizardHref(page, locale, 'resume')} className={className}>
      {children}
    </a>
  )
}

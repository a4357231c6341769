'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'

import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'
import { HotlineContext } from '@/components/layout/hotline-context'
import { RehearsalScreen } from './rehearsal-screen'

interface RehearsalProps {
  readonly locale: Locale
  /** Only the namespaces of the camera screens. */
  readonly messages: AbstractIntlMessages
  readonly timeZone: string
  readonly hotline: Hotline
  /** URL at which the application starts or resumes. */
  readonly applicationHref: string
}

/** The rehearsal, with the messages that it shares with the camera of the wizard. */
export function Rehearsal({ locale, messages, timeZone, hotline, applicationHref }: RehearsalProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <HotlineContext value={hotline}>
        <RehearsalScreen applicationHref={applicationHref} />
      </HotlineContext>
    </NextIntlClientProvider>
  )
}

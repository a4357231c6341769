'use client'

import { NextIntlClientProvider } from 'next-intl'

import { HotlineContext } from '../wizard/hotline-context'
import type { WizardProps } from '../wizard/wizard'
import { RehearsalScreen } from './rehearsal-screen'

interface RehearsalProps extends Omit<WizardProps, 'receipts' | 'guides' | 'faceSdkUrl'> {
  /** Where account opening begins, or goes on. */
  readonly openingHref: string
}

/** The rehearsal with the texts that it shares with the camera of the wizard. */
export function Rehearsal({ locale, messages, timeZone, hotline, openingHref }: RehearsalProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <HotlineContext value={hotline}>
        <RehearsalScreen openingHref={openingHref} />
      </HotlineContext>
    </NextIntlClientProvider>
  )
}

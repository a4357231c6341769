'use client'

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { useState } from 'react'

import type { Hotline } from '@/lib/contact/hotline'
import type { Locale } from '@/lib/i18n/locales'

import type { Receipts } from '../receipt/data-receipt'
import { ReceiptsContext } from '../receipt/receipts-context'
import { GuidesContext, type GuideFile } from './guides-context'
import { OpeningLoader } from './opening-loader'
import { HotlineContext } from './hotline-context'

export interface WizardProps {
  readonly locale: Locale
  /** Only the namespaces of account opening. */
  readonly messages: AbstractIntlMessages
  readonly timeZone: string
  readonly hotline: Hotline
  readonly receipts: Receipts
  readonly guides: readonly GuideFile[]
}

/** Account opening from the first screen to the signed contract. */
export function Wizard({ locale, messages, timeZone, hotline, receipts, guides }: WizardProps) {
  // Raised when this tab takes the draft back from another one: everything begins anew from what is stored.
  const [generation, setGeneration] = useState(0)
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <HotlineContext value={hotline}>
        <ReceiptsContext value={receipts}>
          <GuidesContext value={guides}>
            <OpeningLoader
              key={generation}
              locale={locale}
              onRestart={() => {
                setGeneration(generation + 1)
              }}
            />
          </GuidesContext>
        </ReceiptsContext>
      </HotlineContext>
    </NextIntlClientProvider>
  )
}

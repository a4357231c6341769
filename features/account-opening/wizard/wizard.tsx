'use client'

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { useState } from 'react'

import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { FaceSdkContext } from '@/lib/capture/liveness/face-sdk-context'
import type { Receipts } from '../receipt/data-receipt'
import { ReceiptsContext } from '../receipt/receipts-context'
import { GuidesContext, type GuideFile } from '../screens/success/guides-context'
import { ApplicationLoader } from './application-loader'
import { HotlineContext } from '@/components/layout/hotline-context'

export interface WizardProps {
  readonly locale: Locale
  /** Only the namespaces of account opening. */
  readonly messages: AbstractIntlMessages
  readonly timeZone: string
  readonly hotline: Hotline
  readonly receipts: Receipts
  readonly guides: readonly GuideFile[]
  /** Script of an e-KYC provider's face capture (`FACE_SDK_URL`), where there is one. */
  readonly faceSdkUrl?: string | null
}

/** Account opening from the first screen to the signed contract. */
export function Wizard({ locale, messages, timeZone, hotline, receipts, guides, faceSdkUrl = null }: WizardProps) {
  // Raised when this tab takes the draft back from another one: everything begins anew from what is stored.
  const [generation, setGeneration] = useState(0)
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <HotlineContext value={hotline}>
        <ReceiptsContext value={receipts}>
          <GuidesContext value={guides}>
            <FaceSdkContext value={faceSdkUrl}>
              <ApplicationLoader
                key={generation}
                locale={locale}
                onRestart={() => {
                  setGeneration(generation + 1)
                }}
              />
            </FaceSdkContext>
          </GuidesContext>
        </ReceiptsContext>
      </HotlineContext>
    </NextIntlClientProvider>
  )
}

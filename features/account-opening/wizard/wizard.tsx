'use client'

import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'

import type { Hotline } from '@/lib/domain/company/hotline'
import type { IslandIntl } from '@/lib/platform/i18n/island-intl'

import { FaceSdkContext } from '@/lib/capture/liveness/face-sdk-context'
import type { Receipts } from '../receipt/data-receipt'
import { ReceiptsContext } from '../receipt/receipts-context'
import { type FollowUp, FollowUpContext } from '../screens/success/follow-up-context'
import { ApplicationLoader } from './application-loader'
import { HotlineContext } from '@/components/layout/hotline-context'

export interface WizardProps {
  /** Language and the messages of the first screen; further ones load with what reads them (further-messages.tsx). */
  readonly intl: IslandIntl
  readonly hotline: Hotline
  readonly receipts: Receipts
  readonly followUp: FollowUp
  /** Script of an e-KYC provider's face capture (`FACE_SDK_URL`), where there is one. */
  readonly faceSdkUrl?: string | null
}

/** Account opening from the first screen to the signed contract. */
export function Wizard({ intl, hotline, receipts, followUp, faceSdkUrl = null }: WizardProps) {
  // Raised when this tab takes the draft back from another one: everything restarts from the stored draft.
  const [generation, setGeneration] = useState(0)
  return (
    <NextIntlClientProvider {...intl}>
      <HotlineContext value={hotline}>
        <ReceiptsContext value={receipts}>
          <FollowUpContext value={followUp}>
            <FaceSdkContext value={faceSdkUrl}>
              <ApplicationLoader
                key={generation}
                locale={intl.locale}
                onRestart={() => {
                  setGeneration(generation + 1)
                }}
              />
            </FaceSdkContext>
          </FollowUpContext>
        </ReceiptsContext>
      </HotlineContext>
    </NextIntlClientProvider>
  )
}

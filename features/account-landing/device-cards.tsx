import { NextIntlClientProvider } from 'next-intl'
import type { ComponentProps } from 'react'

import type { IslandIntl } from '@/lib/platform/i18n/island-intl'

import { DraftCard } from './draft-card'
import { InAppCard } from './in-app-card'

interface TranslatedProps {
  readonly intl: IslandIntl
}

/** `DraftCard` with its messages; loaded on devices with an unfinished application. */
export function TranslatedDraftCard({ intl, ...card }: ComponentProps<typeof DraftCard> & TranslatedProps) {
  return (
    <NextIntlClientProvider {...intl}>
      <DraftCard {...card} />
    </NextIntlClientProvider>
  )
}

/** `InAppCard` with its messages; loaded in in-app browsers. */
export function TranslatedInAppCard({ intl, ...card }: ComponentProps<typeof InAppCard> & TranslatedProps) {
  return (
    <NextIntlClientProvider {...intl}>
      <InAppCard {...card} />
    </NextIntlClientProvider>
  )
}

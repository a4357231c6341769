'use client'

import { NextIntlClientProvider } from 'next-intl'

import type { IslandIntl } from '@/lib/platform/i18n/island-intl'

import { CvForm, type CvFormProps } from './cv-form'

interface CvDialogProps extends CvFormProps {
  readonly intl: IslandIntl
}

/** The CV dialog with everything that it needs: form, validation, translations and backend client load with it. */
export function CvDialog({ intl, ...form }: CvDialogProps) {
  return (
    <NextIntlClientProvider {...intl}>
      <CvForm {...form} />
    </NextIntlClientProvider>
  )
}

'use client'

import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'

import { vietnamTimeZone } from '@/lib/platform/time/vietnam'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CvForm, type CvFormProps } from './cv-form'

interface CvDialogProps extends CvFormProps {
  readonly locale: Locale
  /** The namespaces that the dialog reads. */
  readonly messages: AbstractIntlMessages
}

/** The CV dialog with all that it needs: forms, validation, translations and the client of the backend load with it. */
export function CvDialog({ messages, ...form }: CvDialogProps) {
  return (
    <NextIntlClientProvider locale={form.locale} messages={messages} timeZone={vietnamTimeZone}>
      <CvForm {...form} />
    </NextIntlClientProvider>
  )
}

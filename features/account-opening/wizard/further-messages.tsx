'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { ComponentType } from 'react'

import { fetchIntl } from '@/lib/platform/i18n/fetch-intl'
import { documentLocale } from '@/lib/platform/i18n/document-locale'
import { messagePartPath } from '@/lib/routes/message-part-path'

/**
 * Gives a part of the wizard that loads later all messages of account opening: the document has those of its first screen only.
 * @throws Error when they do not arrive, like code
 */
export async function withFurtherMessages<Props extends object>(
  Part: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  const locale = documentLocale()
  const intl = await fetchIntl(messagePartPath('account-opening', locale), locale)
  return function PartWithMessages(props: Props) {
    return (
      <NextIntlClientProvider {...intl}>
        <Part {...props} />
      </NextIntlClientProvider>
    )
  }
}

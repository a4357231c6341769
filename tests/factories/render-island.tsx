import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'
import { vietnamTimeZone } from '@/lib/platform/time/vietnam'
import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'

const messages = { vi, en, ko }

/** Renders a Client Component with the messages of a language, as `IslandMessages` does on a page. */
export function renderIsland(island: ReactNode, locale: Locale = 'en') {
  return render(island, {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={vietnamTimeZone}>
        {children}
      </NextIntlClientProvider>
    ),
  })
}

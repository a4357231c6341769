import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'

import { islandIntl } from './island-intl'
import type { MessagePath } from './pick-messages'

/**
 * Gives the Client Components inside it the messages under `paths`, which travel with the page; nothing else does.
 * They read them by `useTranslations` and `useLocale` of next-intl, as Server Components do; dates are formatted by
 * format-day.ts. Messages arrive compiled (docs/decisions/0030-precompiled-messages.md), so arguments, plurals and tags
 * all work. A provider inside another one replaces its messages: wrap each island on its own.
 *
 * @throws {Error} when a path names no message
 */
export async function IslandMessages({ paths, children }: { paths: readonly MessagePath[]; children: ReactNode }) {
  return <NextIntlClientProvider {...await islandIntl(paths)}>{children}</NextIntlClientProvider>
}

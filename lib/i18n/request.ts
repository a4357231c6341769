import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'

import { defaultLocale, type Locale, locales } from './locales.ts'

/** Time zone of every date on the site (spec.md section 9). */
export const timeZone = 'Asia/Ho_Chi_Minh'

/**
 * Language and messages of what is being rendered. The language is the root segment of the route, so reading it keeps
 * pages static; route handlers, which have no root segment, pass it themselves.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootParams.locale()) ?? defaultLocale
  if (!hasLocale(locales, locale)) notFound()
  return { locale, timeZone, messages: await loadMessages(locale) }
})

async function loadMessages(locale: Locale) {
  return (await import(`../../messages/${locale}.json`)).default
}

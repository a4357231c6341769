import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { notFound } from 'next/navigation'
import * as rootParams from 'next/root-params'

import { keepKoreanIn } from '../text/keep-korean'
import { vietnamTimeZone } from '../time/vietnam.ts'
import { withBrand } from './brand-names'
import { defaultLocale, type Locale, locales } from './locales.ts'

/**
 * Language and messages of what is being rendered. The language is the root segment of the route, so reading it keeps
 * pages static; route handlers, which have no root segment, pass it themselves.
 */
export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = explicit ?? (await rootParams.locale()) ?? defaultLocale
  if (!hasLocale(locales, locale)) notFound()
  return { locale, timeZone: vietnamTimeZone, messages: await loadMessages(locale) }
})

async function loadMessages(locale: Locale) {
  const messages = withBrand((await import(`../../../messages/${locale}.json`)).default)
  return locale === 'ko' ? keepKoreanIn(messages) : messages
}

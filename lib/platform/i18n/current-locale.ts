import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'

import { isLocale, type Locale } from './locales.ts'

/** Language of the page being rendered, for Server Components; an unknown first segment is a page that does not exist. */
export async function currentLocale(): Promise<Locale> {
  const locale = await rootLocale()
  if (!isLocale(locale)) notFound()
  return locale
}

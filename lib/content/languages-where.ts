import { type Locale, locales } from '@/lib/platform/i18n/locales'

/** The languages of which something is true, in the order of the site. */
export async function languagesWhere(isTrue: (locale: Locale) => Promise<boolean>): Promise<readonly Locale[]> {
  const answers = await Promise.all(locales.map(isTrue))
  return locales.filter((_, index) => answers[index])
}

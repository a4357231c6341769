import { defaultLocale, isLocale, type Locale } from './locales'

/** Language of the document, in the browser. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : defaultLocale
}

import { getTranslations } from 'next-intl/server'

import { type Locale, locales } from '@/lib/platform/i18n/locales'

/** Notes of the language switcher for languages in which the document does not exist, in the current language. */
export async function languageNotes(): Promise<Record<Locale, string>> {
  const t = await getTranslations('shell')
  const entries = locales.map((language) => [
    language,
    t('notInLanguage', { language: t(`languageNames.${language}`) }),
  ])
  return Object.fromEntries(entries) as Record<Locale, string>
}

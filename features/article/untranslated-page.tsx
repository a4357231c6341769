import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { StatusPage } from '@/components/ui/status-page'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

interface UntranslatedPageProps {
  path: string
  /** Title in a language in which the document exists. */
  title: string
  titleLocale: Locale
  languages: readonly Locale[]
}

/** Shown for a document that exists, but not in this language: links to the languages that have it. */
export async function UntranslatedPage({ path, title, titleLocale, languages }: UntranslatedPageProps) {
  const t = await getTranslations('notFound')
  const shell = await getTranslations('shell')
  return (
    <StatusPage status={404} title={t('notInLanguage')} lead={t('notInLanguageLead')}>
      <p lang={titleLocale} className="w-full max-w-[52ch] font-semibold">
        {title}
      </p>
      {languages.map((language) => (
        <a key={language} href={localizedPath(language, path)} hrefLang={language} className={buttonClass()}>
          {shell(`languageNames.${language}`)}
        </a>
      ))}
    </StatusPage>
  )
}

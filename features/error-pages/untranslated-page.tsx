import { getTranslations } from 'next-intl/server'

import { LanguageLink } from '@/components/layout/language-link'
import { buttonClass } from '@/components/ui/button-class'
import { StatusPage } from '@/components/ui/status-page'
import { documentTags } from '@/lib/platform/cache/document-tags'
import { tagDocument } from '@/lib/platform/cache/tag-document'
import type { Locale } from '@/lib/platform/i18n/locales'

interface UntranslatedPageProps {
  /** Address of the document, without language prefix. */
  path: string
  /** Title in a language in which the document exists. */
  title: string
  titleLocale: Locale
  locales: readonly Locale[]
}

/** The document exists, but not in this language (404): links to the languages in which it does. */
export async function UntranslatedPage({ path, title, titleLocale, locales }: UntranslatedPageProps) {
  await tagDocument(documentTags.notFound)
  const t = await getTranslations('errorPages.notFound')
  const shell = await getTranslations('shell')
  return (
    <StatusPage status={404} title={t('notInLanguage')} lead={t('notInLanguageLead')}>
      <p lang={titleLocale} className="w-full max-w-[52ch] font-semibold">
        {title}
      </p>
      {locales.map((language) => (
        <LanguageLink key={language} language={language} path={path} className={buttonClass()}>
          {shell(`languageNames.${language}`)}
        </LanguageLink>
      ))}
    </StatusPage>
  )
}

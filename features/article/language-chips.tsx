import { getTranslations } from 'next-intl/server'

import { LanguageLink } from '@/components/layout/language-link'
import { Globe } from '@/components/ui/icons'
import type { Locale } from '@/lib/platform/i18n/locales'

interface LanguageChipsProps {
  label: string
  path: string
  locale: Locale
  languages: readonly Locale[]
}

/** Links to the other languages of a document; renders nothing if there are none. */
export async function LanguageChips({ label, path, locale, languages }: LanguageChipsProps) {
  const t = await getTranslations('shell')
  const others = languages.filter((language) => language !== locale)
  if (others.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 max-sm:gap-x-2 max-sm:text-min print:hidden">
      {/* The sign says it in the room that is left beside the date. */}
      <Globe className="size-4 shrink-0 text-ink-3" />
      <span className="sr-only">{label}</span>
      {others.map((language) => (
        <LanguageLink
          key={language}
          language={language}
          path={path}
          className="inline-flex min-h-11 min-w-6 items-center justify-center text-ink-2 underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current"
        >
          {locale === 'en' ? (
            <>
              {/* Its names are longer than the room that phones have beside the date. */}
              <span className="max-sm:sr-only">{t(`languageNames.${language}`)}</span>
              <span aria-hidden="true" className="uppercase sm:hidden">
                {language}
              </span>
            </>
          ) : (
            t(`languageNames.${language}`)
          )}
        </LanguageLink>
      ))}
    </p>
  )
}

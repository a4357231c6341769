import { getTranslations } from 'next-intl/server'

import { ArrowRight } from '@/components/ui/icons'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

const pages = [
  ['/fees', 'fees.title'],
  ['/faq', 'faq.title'],
  ['/learn/glossary', 'glossary.title'],
] as const

interface FurtherLinksProps {
  locale: Locale
  /** Whether the article itself leads to an account, so that nothing beside it has to. */
  isAboutOpening: boolean
}

/** Beside a text: pages that answer what it leaves open, and a quiet way to an account. */
export async function FurtherLinks({ locale, isAboutOpening }: FurtherLinksProps) {
  const t = await getTranslations()
  return (
    <nav aria-labelledby="further-title" className="article-further">
      <h2 id="further-title">{t('article.further')}</h2>
      <ul>
        {pages.map(([path, title]) => (
          <li key={path}>
            <Link href={path}>
              {t(title)}
              <ArrowRight className="size-4 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
      {!isAboutOpening && (
        <p>
          {t('article.noAccount')} {/* A plain link, because account opening is a separate document. */}
          <a href={localizedPath(locale, '/register')}>
            {t(beginsAbroad(locale) ? 'foreignInvestors.start' : 'shell.openAccount')}
          </a>
        </p>
      )}
    </nav>
  )
}

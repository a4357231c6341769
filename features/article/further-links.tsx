import { getTranslations } from 'next-intl/server'

import { ArrowRight } from '@/components/ui/icons'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import type { FurtherPage } from './further-pages'

interface FurtherLinksProps {
  pages: readonly FurtherPage[]
  locale: Locale
  /** Whether the article itself leads to an account, so that nothing beside it has to. */
  isAboutOpening: boolean
}

/** Beside an article: links to related pages, and a quiet one to account opening. */
export async function FurtherLinks({ pages, locale, isAboutOpening }: FurtherLinksProps) {
  const t = await getTranslations()
  return (
    <nav aria-labelledby="further-title" className="article-further">
      <h2 id="further-title">{t('article.further')}</h2>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>
              {label}
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

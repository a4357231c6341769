import { getTranslations } from 'next-intl/server'

import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import type { FurtherPage } from './further-pages'

interface FurtherLinksProps {
  pages: readonly FurtherPage[]
  locale: Locale
  /** Whether to ask for an account here, because nothing else on the page does. */
  asksForAccount: boolean
}

/** Below the text of an article: one line of links to related pages, and to account opening. */
export async function FurtherLinks({ pages, locale, asksForAccount }: FurtherLinksProps) {
  const t = await getTranslations()
  return (
    <nav aria-labelledby="further-title" className="article-further">
      <h2 id="further-title">{t('article.further')}</h2>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        {asksForAccount && (
          <li>
            {/* A plain link, because account opening is a separate document. */}
            <a href={localizedPath(locale, '/register')}>
              {t(beginsAbroad(locale) ? 'foreignInvestors.start' : 'shell.openAccount')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}

import { ArrowRight } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { chipClass } from '@/components/ui/chip'
import { Container } from '@/components/ui/container'
import { ListHeader } from '@/components/ui/list-header'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { loadSiteLinks } from '@/lib/content/site-links'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { Link } from '@/lib/platform/i18n/link'

import { SearchResults } from './search-results'

/** Main sections; those without an address are categories, which have the one that the CMS gives them. */
const sections = [
  { key: 'guides', href: null },
  { key: 'glossary', href: '/learn/glossary' },
  { key: 'faq', href: '/faq' },
  { key: 'products', href: null },
  { key: 'reports', href: '/reports' },
  { key: 'marketNews', href: '/market-news' },
  { key: 'fees', href: '/fees' },
  { key: 'antiScam', href: '/anti-scam' },
  { key: 'branches', href: '/branches' },
  { key: 'contact', href: '/contact' },
] as const

/** Example searches. Each one finds something in the demonstration content. */
const queries = ['commission', 'opening', 'identity', 'priceBand', 'foreigners', 'upcom'] as const

interface SearchPageProps {
  readonly locale: Locale
  readonly indexHref: string
  readonly crumbs: readonly Crumb[]
}

/** The search page, with links to the main sections for visitors who prefer to browse. */
export async function SearchPage({ locale, indexHref, crumbs }: SearchPageProps) {
  const t = await getTranslations('search')
  const shell = await getTranslations('shell')
  const links = await loadSiteLinks(locale)
  const listed = sections.flatMap((section) => {
    const href = section.href ?? links[section.key]
    return href === null ? [] : [{ key: section.key, href }]
  })
  return (
    <>
      <ListHeader crumbs={crumbs} breadcrumbLabel={shell('breadcrumb')} title={t('title')} lead={t('lead')} />
      <Container className="pt-8 pb-20 md:pt-10 md:pb-28">
        <IslandMessages paths={['search']}>
          <SearchResults indexHref={indexHref}>
            <nav aria-labelledby="search-queries">
              <h2 id="search-queries" className="text-h3">
                {t('queriesTitle')}
              </h2>
              <ul className="mt-4 flex flex-wrap gap-2">
                {queries.map((key) => (
                  <li key={key}>
                    {/* A full page load: the search field reads the query from the URL only when it mounts. */}
                    <a
                      href={`${localizedPath(locale, '/search')}?q=${encodeURIComponent(t(`queries.${key}`))}`}
                      className={chipClass}
                    >
                      {t(`queries.${key}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-labelledby="search-sections">
              <h2 id="search-sections" className="mt-10 text-h3">
                {t('sectionsTitle')}
              </h2>
              <ul className="mt-4 grid gap-x-6 sm:grid-cols-2">
                {listed.map(({ key, href }) => (
                  <li key={key} className="border-t border-hairline">
                    <Link
                      href={href}
                      className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-primary"
                    >
                      {t(`sections.${key}`)}
                      <ArrowRight className="size-4 shrink-0 text-bronze" />
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="mt-8 text-small text-ink-3">{t('privacy')}</p>
          </SearchResults>
        </IslandMessages>
      </Container>
    </>
  )
}

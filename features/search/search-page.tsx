import { getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import terraces from '@/components/art/drawings/terraces-company.svg'
import type { Crumb } from '@/components/ui/breadcrumb'
import { chipClass } from '@/components/ui/chip'
import { Container } from '@/components/ui/container'
import { PageHead } from '@/components/ui/page-head'
import { ArrowRight } from '@/components/ui/icons'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { loadFaqPage } from '@/lib/content/faqs'
import { optionalContent } from '@/lib/content/require-content'
import { loadSiteLinks } from '@/lib/content/site-links'
import { Link } from '@/lib/platform/i18n/link'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AskedQuestion } from './asked-question'
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

/** Questions shown before anything is typed: the first ones of /faq, so that the links lead to its first page. */
const askedMost = 6

interface SearchPageProps {
  readonly locale: Locale
  readonly indexHref: string
  readonly crumbs: readonly Crumb[]
}

/** The search page, with links to the main sections for visitors who prefer to browse. */
export async function SearchPage({ locale, indexHref, crumbs }: SearchPageProps) {
  const t = await getTranslations('search')
  const shell = await getTranslations('shell')
  const [links, asked] = await Promise.all([loadSiteLinks(locale), optionalContent(loadFaqPage(locale, 1))])
  const listed = sections.flatMap((section) => {
    const href = section.href ?? links[section.key]
    return href === null ? [] : [{ key: section.key, href }]
  })
  return (
    <>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={t('title')}
        lead={t('lead')}
        art={
          <Drawing
            file={terraces}
            align="bottom"
            className="absolute -right-1 -bottom-1 h-full w-full fade-top-left text-[#8f9bf5] opacity-45 md:w-1/2 night:opacity-25"
          />
        }
        className="pb-2 [&_h1]:-mt-4 [&_h1]:text-h1 [&_h1+p]:mt-4"
      />
      {/* The field lies on the edge of the band above. */}
      <Container className="relative -mt-7 pb-20 md:pb-28">
        <IslandMessages paths={['search']}>
          <SearchResults indexHref={indexHref}>
            <nav aria-labelledby="search-queries" className="md:flex md:items-center md:gap-x-4">
              <h2 id="search-queries" className="text-small font-semibold whitespace-nowrap">
                {t('queriesTitle')}
              </h2>
              <ul className="flex flex-wrap gap-2 py-1">
                {queries.map((key) => (
                  <li key={key}>
                    {/* A full page load: the search field reads the query from the URL only when it mounts. */}
                    <a
                      href={`${localizedPath(locale, '/search')}?q=${encodeURIComponent(t(`queries.${key}`))}`}
                      className={`${chipClass} whitespace-nowrap`}
                    >
                      {t(`queries.${key}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="mt-2 text-small text-ink-3">{t('privacy')}</p>
            <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-3">
              {asked !== null && asked.rows.length > 0 && (
                <nav aria-labelledby="search-asked" className="lg:col-span-2">
                  <h2 id="search-asked" className="text-h3">
                    {t('askedTitle')}
                  </h2>
                  <ul className="mt-4 border-t border-hairline-strong">
                    {asked.rows.slice(0, askedMost).map((faq) => (
                      <AskedQuestion key={faq.id} {...faq} />
                    ))}
                  </ul>
                </nav>
              )}
              <nav aria-labelledby="search-sections">
                <h2 id="search-sections" className="text-h3">
                  {t('sectionsTitle')}
                </h2>
                <ul className="mt-4 grid auto-rows-fr grid-cols-2 gap-x-4 border-t border-hairline-strong sm:gap-x-6 lg:grid-cols-1">
                  {listed.map(({ key, href }) => (
                    <li key={key} className="border-b border-hairline">
                      <Link
                        href={href}
                        className="group flex h-full min-h-12 items-center justify-between gap-2 py-2 leading-snug font-semibold hover:text-primary"
                      >
                        {t(`sections.${key}`)}
                        <ArrowRight className="size-5 shrink-0 text-bronze transition-transform group-hover:translate-x-0.5" />
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
          </SearchResults>
        </IslandMessages>
      </Container>
    </>
  )
}

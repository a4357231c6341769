import { getTranslations } from 'next-intl/server'

import { Drawing } from '@/components/art/drawing'
import terraces from '@/components/art/drawings/terraces-company.svg'
import type { Crumb } from '@/components/ui/breadcrumb'
import { chipClass } from '@/components/ui/chip'
import { Container } from '@/components/ui/container'
import { PageHead } from '@/components/ui/page-head'
import {
  Bookmark,
  BookOpen,
  ChartLine,
  CircleHelp,
  FileText,
  MapPin,
  Newspaper,
  Percent,
  Phone,
  ShieldCheck,
} from '@/components/ui/icons'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { loadFaqPage } from '@/lib/content/faqs'
import { optionalContent } from '@/lib/content/require-content'
import { loadSiteLinks } from '@/lib/content/site-links'
import { Link } from '@/lib/platform/i18n/link'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AskedQuestion } from './asked-question'
import { toAskedQuestions } from './asked-questions'
import { SearchResults } from './search-results'

/** Main sections; those without an address are categories, which have the one that the CMS gives them. */
const sections = [
  { key: 'guides', href: null, icon: BookOpen },
  { key: 'glossary', href: '/learn/glossary', icon: Bookmark },
  { key: 'faq', href: '/faq', icon: CircleHelp },
  { key: 'products', href: null, icon: ChartLine },
  { key: 'reports', href: '/reports', icon: FileText },
  { key: 'marketNews', href: '/market-news', icon: Newspaper },
  { key: 'fees', href: '/fees', icon: Percent },
  { key: 'antiScam', href: '/anti-scam', icon: ShieldCheck },
  { key: 'branches', href: '/branches', icon: MapPin },
  { key: 'contact', href: '/contact', icon: Phone },
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
  const [links, asked] = await Promise.all([loadSiteLinks(locale), optionalContent(loadFaqPage(locale, 1))])
  const listed = sections.flatMap((section) => {
    const href = section.href ?? links[section.key]
    return href === null ? [] : [{ ...section, href }]
  })
  return (
    <>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={t('title')}
        lead={`${t('lead')} ${t('privacy')}`}
        art={
          <Drawing
            file={terraces}
            align="bottom"
            className="absolute -right-1 -bottom-1 h-full w-full fade-top-left text-[#8f9bf5] opacity-45 md:w-1/2 night:opacity-25"
          />
        }
        className="pb-20 [&_h1]:-mt-4 [&_h1]:text-h1 [&_h1+p]:mt-4"
      />
      {/* The field lies in the band above, what it finds below. */}
      <Container className="relative -mt-24 pb-20 md:pb-28">
        <IslandMessages paths={['search']}>
          <SearchResults indexHref={indexHref}>
            <nav aria-labelledby="search-queries" className="md:flex md:items-center md:gap-x-4">
              <h2 id="search-queries" className="text-small font-semibold whitespace-nowrap max-md:sr-only">
                {t('queriesTitle')}
              </h2>
              <ul className="-mx-4 flex [scrollbar-width:none] gap-2 py-1 max-md:overflow-x-auto max-md:fade-right-12 max-md:ps-4 max-md:pe-12 md:mx-0 md:flex-wrap">
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
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-3">
              {asked !== null && asked.rows.length > 0 && (
                <nav aria-labelledby="search-asked" className="lg:col-span-2">
                  <h2 id="search-asked" className="text-h3">
                    {t('askedTitle')}
                  </h2>
                  <ul className="mt-4 border-t border-hairline-strong">
                    {toAskedQuestions(asked.rows).map((faq) => (
                      <AskedQuestion key={faq.id} {...faq} />
                    ))}
                  </ul>
                </nav>
              )}
              <nav aria-labelledby="search-sections">
                <h2 id="search-sections" className="text-h3">
                  {t('sectionsTitle')}
                </h2>
                <ul className="mt-4 grid gap-x-6 border-t border-hairline-strong sm:grid-cols-2 lg:grid-cols-1">
                  {listed.map(({ key, href, icon: Icon }) => (
                    <li key={key} className="border-b border-hairline">
                      <Link
                        href={href}
                        className="flex min-h-13 items-center gap-4 py-2 leading-snug font-semibold hover:text-primary"
                      >
                        <Icon className="size-5 shrink-0 text-bronze [fill-opacity:0]" />
                        {t(`sections.${key}`)}
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

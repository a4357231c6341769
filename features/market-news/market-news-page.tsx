import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ListHeader } from '@/components/ui/list-header'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { LoadedPage } from '@/lib/platform/paging/load-more-state'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { pageHref } from '@/lib/platform/paging/page-number'

import { LeadStory } from './lead-story'
import { NewsList } from './news-list'
import { NewsRow } from './news-row'

interface MarketNewsPageProps {
  locale: Locale
  news: LoadedPage<NewsSummary>
  title: string
  lead: string
  crumbs: readonly Crumb[]
}

/** Lines that share a row below the lead story in wide windows. */
const paired = 2

/** Market news, newest first: the first page has a lead story above the lines, further pages only lines. */
export async function MarketNewsPage({ locale, news, title, lead, crumbs }: MarketNewsPageProps) {
  const t = await getTranslations('marketNews')
  const lists = await getTranslations('lists')
  const { rows, page, lastPage } = news
  const [first, ...others] = page === 1 ? rows : []
  const lines = first === undefined ? rows : others
  return (
    <>
      <ListHeader
        crumbs={crumbs}
        breadcrumbLabel={lists('breadcrumb')}
        title={title}
        lead={lead}
        further={
          page > 1
            ? {
                label: lists('pageOf', { page, last: lastPage }),
                previous: { href: pageHref('/market-news', page - 1), label: t('newer') },
              }
            : null
        }
      />
      <div className="container-page pt-5 pb-20 md:pt-8 md:pb-28">
        {rows.length === 0 && (
          <EmptyState
            title={t('empty')}
            action={
              <LinkButton href="/article" variant="secondary">
                {t('emptyAction')}
              </LinkButton>
            }
          >
            {t('emptyLead')}
          </EmptyState>
        )}
        {first !== undefined && <LeadStory lead={first} locale={locale} />}
        {(lines.length > 0 || lastPage > page) && (
          <div className={first === undefined ? '' : 'mt-4 lg:mt-6'}>
            <IslandMessages paths={['marketNews.more', 'marketNews.added', 'lists']}>
              <NewsList
                locale={locale}
                path={localizedPath(locale, '/market-news')}
                page={page}
                lastPage={lastPage}
                known={rows.map(({ id }) => id)}
                className={first === undefined ? '' : 'lg:grid lg:grid-cols-2 lg:gap-x-12'}
              >
                {lines.map((article, index) => (
                  <NewsRow
                    key={article.id}
                    article={{ ...article, title: keepPairs(article.title) }}
                    locale={locale}
                    isPaired={first !== undefined && index < paired}
                  />
                ))}
              </NewsList>
            </IslandMessages>
          </div>
        )}
      </div>
    </>
  )
}

import '@/app/_sheets/texts.css'

import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { definePage, type PageRequest } from '@/app/_pages/define-page'
import { AllLink } from '@/components/ui/all-link'
import { ArticlePage } from '@/features/article/article-page'
import { ShareReport } from '@/features/article/share-report'
import { TickerRow } from '@/features/market/ticker-row'
import { loadMarketNewsPage, loadNewsArticle, loadRelatedNews } from '@/lib/content/market-news'
import { optionalContent } from '@/lib/content/require-content'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** Articles that the build renders; every other one is rendered on its first visit. */
const renderedByBuild = 5

export async function generateStaticParams() {
  const newest = await optionalContent(loadMarketNewsPage(defaultLocale, 1))
  const ids = newest?.rows.slice(0, renderedByBuild).map(({ id }) => ({ id: String(id) })) ?? []
  return ids.length > 0 ? ids : [{ id: '0' }]
}

const page = definePage({
  path: ({ id }) => `/market-news/${id}`,
  load: ({ locale, params: { id } }: PageRequest<{ id: string }>) => loadNewsArticle(id, locale),
  languages: ({ locales }) => locales,
  metadata: async ({ id, title, description, publishedAt }, { locale, languages }) =>
    pageMetadata({
      locale,
      path: `/market-news/${id}`,
      title,
      description: description ?? title,
      languages,
      type: 'article',
      publishedAt,
    }),
  async view(article, { locale }) {
    const [t, related] = await Promise.all([
      getTranslations('marketNews'),
      optionalContent(loadRelatedNews(article.id, locale)),
    ])
    return (
      <ArticlePage
        article={{
          ...article,
          path: `/market-news/${article.id}`,
          updatedAt: null,
          author: article.source,
        }}
        related={(related ?? []).map((other) => ({ ...other, path: `/market-news/${other.id}` }))}
        locale={locale}
        shares={await TickerRow({ tickers: article.tickers, publishedAt: article.publishedAt, locale })}
        further={<ShareReport tickers={article.tickers} locale={locale} />}
        all={<AllLink href="/market-news">{t('all')}</AllLink>}
        crumbs={await crumbsTo({ label: t('title'), href: '/market-news' }, { label: article.title })}
      />
    )
  },
})

export const { generateMetadata } = page

export default page.Page

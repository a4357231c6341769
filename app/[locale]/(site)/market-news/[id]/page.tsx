import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ArticlePage } from '@/features/article/article-page'
import { UntranslatedPage } from '@/features/article/untranslated-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { loadMarketNewsPage, loadRelatedNews } from '@/lib/content/lists'
import { loadNewsDocument } from '@/lib/content/news-document'
import { orNull, settle } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'

type Props = PageProps<'/[locale]/market-news/[id]'>

/** Articles that the build renders; every other one is rendered, whole, on its first visit. */
const renderedByBuild = 5

export async function generateStaticParams() {
  const newest = await orNull(loadMarketNewsPage(defaultLocale, 1))
  const ids = newest?.rows.slice(0, renderedByBuild).map(({ id }) => ({ id: String(id) })) ?? []
  return ids.length > 0 ? ids : [{ id: '0' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  const locale = await currentLocale()
  const found = await settle(loadNewsDocument(id, locale))
  if (found.kind === 'unavailable') return unavailableMetadata()
  if (found.kind === 'missing' || found.value.status === 'untranslated') return notFoundMetadata()
  const article = found.value.document
  return pageMetadata({
    locale,
    path: `/market-news/${article.id}`,
    title: article.title,
    description: article.description ?? article.title,
    languages: article.locales,
    type: 'article',
    publishedAt: article.publishedAt,
  })
}

export default async function MarketNewsArticle({ params }: Props) {
  const { id } = await params
  const locale = await currentLocale()
  const found = await settle(loadNewsDocument(id, locale))
  if (found.kind === 'unavailable') return <UnavailablePage />
  if (found.kind === 'missing') return <NotFoundPage />
  const path = `/market-news/${id}`
  if (found.value.status === 'untranslated') {
    const { title, titleLocale, locales } = found.value
    return <UntranslatedPage path={path} title={title} titleLocale={titleLocale} languages={locales} />
  }
  const article = found.value.document
  const [shell, t, related] = await Promise.all([
    getTranslations('shell'),
    getTranslations('marketNews'),
    orNull(loadRelatedNews(article.id, locale)),
  ])
  const crumbs = [
    { label: shell('home'), href: '/' },
    { label: t('title'), href: '/market-news' },
    { label: article.title },
  ]
  return (
    <ArticlePage
      article={{
        ...article,
        path,
        updatedAt: null,
        author: article.source,
        kicker: t('title'),
      }}
      related={(related ?? []).map((other) => ({ ...other, path: `/market-news/${other.id}` }))}
      locale={locale}
      crumbs={crumbs}
    />
  )
}

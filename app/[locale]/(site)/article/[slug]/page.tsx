import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ArticlePage } from '@/features/article/article-page'
import { GuideSteps } from '@/features/learning/guide-steps'
import { UntranslatedPage } from '@/features/article/untranslated-page'
import { MovedPage } from '@/features/error-pages/moved-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { movedMetadata, notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { categoryPath } from '@/lib/routes/category-path'
import { loadPost, loadPostsOfCategory } from '@/lib/content/documents'
import { canonicalPathOf, isLegal } from '@/lib/content/post-path'
import { orNull, settle } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'

type Props = PageProps<'/[locale]/article/[slug]'>

/** The build renders the newest few; every other article is rendered, whole, on its first visit. */
export async function generateStaticParams() {
  const newest = await orNull(loadPostsOfCategory(1, defaultLocale, 5))
  const slugs = newest?.rows.map(({ slug }) => ({ slug })) ?? []
  return slugs.length > 0 ? slugs : [{ slug: 'none' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const locale = await currentLocale()
  const found = await settle(loadPost(decodeURIComponent(slug), locale))
  if (found.kind === 'unavailable') return unavailableMetadata()
  if (found.kind === 'missing' || found.value.status === 'untranslated') return notFoundMetadata()
  const post = found.value.document
  if (post.slug !== decodeURIComponent(slug)) return movedMetadata(`/article/${post.slug}`)
  return pageMetadata({
    locale,
    path: await canonicalPathOf(post, locale),
    title: post.title,
    description: post.description ?? post.title,
    languages: post.locales,
    type: 'article',
    publishedAt: post.publishedAt,
  })
}

export default async function Article({ params }: Props) {
  const { slug } = await params
  const locale = await currentLocale()
  const found = await settle(loadPost(decodeURIComponent(slug), locale))
  if (found.kind === 'unavailable') return <UnavailablePage />
  if (found.kind === 'missing') return <NotFoundPage />
  if (found.value.status === 'untranslated') {
    const { title, titleLocale, locales } = found.value
    return <UntranslatedPage path={`/article/${slug}`} title={title} titleLocale={titleLocale} languages={locales} />
  }
  const post = found.value.document
  if (post.slug !== decodeURIComponent(slug)) return <MovedPage path={`/article/${post.slug}`} />
  const [shell, path] = await Promise.all([getTranslations('shell'), canonicalPathOf(post, locale)])
  const isNews = path === `/article/${post.slug}` && (post.category === null || !isLegal(post.category))
  const crumbs = [
    { label: shell('home'), href: '/' },
    ...(post.category === null ? [] : [{ label: post.category.name, href: categoryPath(post.category) }]),
    { label: post.title },
  ]
  return (
    <ArticlePage
      article={{
        ...post,
        kind: isNews ? 'news' : 'document',
        path,
        kicker: post.category?.name ?? null,
      }}
      related={post.related.map((related) => ({ ...related, path: `/article/${related.slug}` }))}
      locale={locale}
      crumbs={crumbs}
    >
      <GuideSteps slug={post.slug} title={post.title} locale={locale} />
    </ArticlePage>
  )
}

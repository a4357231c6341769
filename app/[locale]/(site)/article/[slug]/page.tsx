import '@/app/_sheets/texts.css'

import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { definePage, type PageRequest } from '@/app/_pages/define-page'
import { AllLink } from '@/components/ui/all-link'
import { ArticlePage } from '@/features/article/article-page'
import { FurtherLinks } from '@/features/article/further-links'
import { furtherPages } from '@/features/article/further-pages'
import { OpenAccountAction } from '@/features/article/open-account-action'
import { LessonEnd } from '@/features/learning/lesson-end'
import { TargetToday } from '@/features/market/target-today'
import { TickerRow } from '@/features/market/ticker-row'
import { loadCategoryTrail } from '@/lib/content/categories'
import { stepOfGuide } from '@/lib/content/learning-path'
import { canonicalPathOf, isLegal } from '@/lib/content/post-path'
import { loadArticle, loadPostsOfCategory } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/locales'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** The build renders the newest few; every other article is rendered on its first visit. */
export async function generateStaticParams() {
  const newest = await optionalContent(loadPostsOfCategory(categoryIds.news, defaultLocale, 5))
  const slugs = newest?.rows.map(({ slug }) => ({ slug })) ?? []
  return slugs.length > 0 ? slugs : [{ slug: 'none' }]
}

const page = definePage({
  path: ({ slug }) => `/article/${encodeURIComponent(slug)}`,
  load: ({ locale, params: { slug } }: PageRequest<{ slug: string }>) => loadArticle(slug, locale),
  languages: ({ locales }) => locales,
  metadata: async (post, { locale, languages }) =>
    pageMetadata({
      locale,
      path: await canonicalPathOf(post, locale),
      title: post.title,
      description: post.description ?? post.title,
      languages,
      type: 'article',
      publishedAt: post.publishedAt,
    }),
  async view(post, { locale }) {
    const path = await canonicalPathOf(post, locale)
    const isNews = path === `/article/${post.slug}` && (post.category === null || !isLegal(post.category))
    const above = post.category === null ? [] : [{ label: post.category.name, href: categoryPath(post.category) }]
    // An article that itself leads to the registration is about an account.
    const isAboutOpening = /href="[^"]*\/register"/.test(post.content)
    const [category = null] = above
    const kind = isNews ? await kindOf(post.category?.slug, locale) : 'document'
    const isLesson = stepOfGuide(post.slug) !== null
    // Above related posts, the way to their list; without it, links to further pages.
    const list = kind === 'news' && post.related.length > 0 ? category : null
    const t = await getTranslations('article')
    const pages = isNews && list === null ? await furtherPages({ kind, tickers: post.tickers, category, isLesson }) : []
    return (
      <ArticlePage
        article={{ ...post, kind, path }}
        related={post.related.map((related) => ({ ...related, path: `/article/${related.slug}` }))}
        locale={locale}
        shares={await TickerRow({ tickers: post.tickers, publishedAt: post.publishedAt, locale })}
        today={({ price, target }) => <TargetToday {...{ price, target, locale }} ticker={post.tickers[0]} />}
        action={isNews && isAboutOpening && <OpenAccountAction locale={locale} />}
        // Guides have no call to action at their end, as the other texts do.
        further={
          pages.length > 0 && (
            <FurtherLinks pages={pages} locale={locale} asksForAccount={kind === 'guide' && !isAboutOpening} />
          )
        }
        all={list && <AllLink href={list.href}>{t('allOf', { list: inPhrase(list.label, locale) })}</AllLink>}
        crumbs={await crumbsTo(...above, { label: post.title })}
      >
        <LessonEnd slug={post.slug} title={post.title} locale={locale} />
      </ArticlePage>
    )
  },
})

/** The name of a list within a phrase: Vietnamese ones begin with a small letter. */
const inPhrase = (name: string, locale: Locale) =>
  locale === 'vi' ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** What a post is by the category above its own: a product, a guide, or else news. */
async function kindOf(category: string | undefined, locale: Locale): Promise<'news' | 'guide' | 'product'> {
  const above = category === undefined ? [] : await loadCategoryTrail(category, locale)
  const isIn = (of: number) => above.some(({ id }) => id === of)
  if (isIn(categoryIds.products)) return 'product'
  return isIn(categoryIds.guides) ? 'guide' : 'news'
}

export const { generateMetadata } = page

export default page.Page

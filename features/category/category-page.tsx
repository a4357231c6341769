import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ListHeader } from '@/components/ui/list-header'
import type { Category, Page, PostSummary } from '@/lib/backends/main/content'
import type { NewsSummary } from '@/lib/backends/news/mappers'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { pageHref } from '@/lib/platform/paging/page-number'

import { PostList } from './post-list'
import { PostRow } from './post-row'
import { fromNews, fromPost, withNews } from './listed-post'
import { flattened, Subcategories } from './subcategories'

/** Rows of a list that a phone shows below the title. */
const rowsOnFirstScreen = 3

interface CategoryPageProps {
  locale: Locale
  category: Category
  posts: Page<PostSummary>
  /** The newest market news, if the category has them below it; shown among its first posts. */
  news: readonly NewsSummary[]
  crumbs: readonly Crumb[]
}

/** A category: its subcategories above its posts, newest first. */
export async function CategoryPage({ locale, category, posts, news, crumbs }: CategoryPageProps) {
  const t = await getTranslations('category')
  const lists = await getTranslations('lists')
  const path = categoryPath(category)
  const { rows, page, lastPage } = posts
  const ofNews = flattened(category.children).find(({ id }) => id === categoryIds.marketNews) ?? null
  const listed = withNews(
    rows.map(fromPost),
    news.map((article) => fromNews(article, ofNews)),
  )
  return (
    <>
      <ListHeader
        crumbs={crumbs}
        breadcrumbLabel={lists('breadcrumb')}
        title={category.name}
        lead={category.description}
        further={
          page > 1
            ? { label: lists('page', { page }), previous: { href: pageHref(path, page - 1), label: t('newer') } }
            : null
        }
      >
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mt-6">
          {category.children.length > 0 && (
            <Subcategories label={t('below')} category={category} all={t('everything')} />
          )}
          {rows.length > 0 && (
            <p className="num text-small text-ink-3 max-md:hidden">{t('count', { count: posts.total })}</p>
          )}
        </div>
      </ListHeader>
      <div className="container-page pt-5 pb-20 md:pt-6 md:pb-28">
        {listed.length === 0 ? (
          <EmptyState
            title={t('empty')}
            action={
              <LinkButton href="/cate" variant="secondary">
                {t('emptyAction')}
              </LinkButton>
            }
          >
            {t('emptyLead')}
          </EmptyState>
        ) : (
          <IslandMessages paths={['category.more', 'category.added', 'lists']}>
            <PostList
              locale={locale}
              categoryId={category.id}
              path={localizedPath(locale, path)}
              page={page}
              lastPage={lastPage}
              known={rows.map(({ id }) => id)}
            >
              {listed.map((post, index) => (
                <PostRow
                  key={post.path}
                  post={{ ...post, title: keepPairs(post.title) }}
                  locale={locale}
                  categoryId={category.id}
                  isOnFirstScreen={index < rowsOnFirstScreen}
                  isLead={page === 1 && index === 0}
                />
              ))}
            </PostList>
          </IslandMessages>
        )}
      </div>
    </>
  )
}

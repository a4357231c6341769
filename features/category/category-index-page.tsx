import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { ArrowRight } from '@/components/ui/icons'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { ListHeader } from '@/components/ui/list-header'
import type { Category, Page, PostSummary } from '@/lib/backends/main/content'
import { linesOfTitle } from '@/lib/platform/i18n/lines-of-title'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepEnd } from '@/lib/platform/text/keep-end'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'

import { flattened } from './subcategories'

interface CategoryIndexPageProps {
  /** Top categories with their newest posts, where those could be loaded. */
  categories: readonly { readonly category: Category; readonly posts: Page<PostSummary> | null }[]
  crumbs: readonly Crumb[]
  locale: Locale
}

/** All categories: links to each with the number of its posts; then each with its subcategories and newest posts, products as tiles. */
export async function CategoryIndexPage({ categories, crumbs, locale }: CategoryIndexPageProps) {
  const t = await getTranslations('category')
  const lists = await getTranslations('lists')
  const counted = categories.flatMap(({ category, posts }) =>
    posts === null ? [] : [{ id: category.id, name: category.name, count: posts.total }],
  )
  return (
    <>
      <ListHeader crumbs={crumbs} breadcrumbLabel={lists('breadcrumb')} title={t('indexTitle')} lead={t('indexLead')}>
        <CategoryCounts label={t('indexTitle')} categories={counted} />
      </ListHeader>
      <div className="cate-sections container-page pb-20 md:pb-28">
        {categories.map(({ category, posts }, at) => (
          <section
            key={category.id}
            id={`category-${category.id}`}
            className="grid scroll-mt-24 gap-x-12 gap-y-4 md:gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <div className="min-w-0 max-lg:contents">
              <h2 className="text-h2">
                <Link href={categoryPath(category)} className="underline-offset-4 hover:text-primary hover:underline">
                  {category.name}
                </Link>
              </h2>
              {category.description !== null && (
                <p className="mt-2 max-w-measure text-ink-2 max-sm:hidden">{category.description}</p>
              )}
              {category.children.length > 0 && (
                <nav aria-label={`${t('below')}: ${category.name}`} className="cate-below">
                  <ul>
                    {flattened(category.children).map((below) => (
                      <li key={below.id}>
                        <Link href={categoryPath(below)}>{below.name}</Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              <p className="max-lg:order-1">
                <AllLink href={categoryPath(category)}>
                  {posts === null ? t('all') : `${t('all')} (${t('count', { count: posts.total })})`}
                  <span className="sr-only">: {category.name}</span>
                </AllLink>
              </p>
            </div>
            {posts !== null && posts.rows.length > 0 && (
              <ul className={category.id === categoryIds.products ? 'cate-tiles' : 'newest'}>
                {posts.rows.map((post, index) => (
                  <NewestPost
                    key={post.id}
                    post={post}
                    locale={locale}
                    isDated={category.id !== categoryIds.products}
                    isLead={index === 0}
                    isOnFirstScreen={at === 0 && index === 0}
                  />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  )
}

interface CategoryCountsProps {
  label: string
  categories: readonly { readonly id: number; readonly name: string; readonly count: number }[]
}

/** Links to the categories below, each with the number of its posts. */
function CategoryCounts({ label, categories }: CategoryCountsProps) {
  if (categories.length < 2) return null
  return (
    <nav aria-label={label} className="mt-5 md:mt-7">
      <ul className="cate-counts">
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <a href={`#category-${id}`}>
              {`${name} `}
              <span className="num">{count}</span>
              <ArrowRight className="size-4 rotate-90" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NewestPostProps {
  post: PostSummary
  locale: Locale
  /** A product is not news. */
  isDated: boolean
  /** Shown larger: a word of two syllables stays on one line. In a narrow column that would leave lines half empty. */
  isLead: boolean
  isOnFirstScreen: boolean
}

function NewestPost({ post, locale, isDated, isLead, isOnFirstScreen }: NewestPostProps) {
  const [line, title] = linesOfTitle(post.title, post.publishedAt, locale)
  return (
    <li className="group">
      <div>
        {isDated && (
          <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
            {line}
          </time>
        )}
        <h3>
          <Link
            href={`/article/${post.slug}`}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {keepEnd(isLead ? keepPairs(title) : title)}
          </Link>
        </h3>
        {post.description !== null && <p>{post.description}</p>}
      </div>
      <Cover
        src={post.image}
        of={`/article/${post.slug}`}
        className="aspect-[16/9] edged"
        priority={false}
        eager={isOnFirstScreen}
      />
    </li>
  )
}

import 'server-only'

import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/lib/platform/i18n/locales'
import { feedPath } from '@/lib/routes/feed-path'
import { pageAddress } from '@/lib/routes/language-addresses'
import type { Channel, Item } from '@/lib/platform/seo/rss'

import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { loadCategoryBySlug } from './categories'
import { type ContentResult, found, mapContent } from './content-result'
import { loadMarketNews } from './market-news'
import { loadPostsOfCategory } from './posts'

/** Entries of a feed: more than are published between two visits of a feed reader. */
const itemsInFeed = 30

/** The newest posts of a category, as entries of a feed. */
export async function loadFeedItems(categoryId: number, locale: Locale): Promise<ContentResult<readonly Item[]>> {
  return mapContent(await loadPostsOfCategory(categoryId, locale, itemsInFeed), ({ rows }) =>
    rows.map((post) => ({
      ...toItem(post, pageAddress(locale, `/article/${post.slug}`)),
      category: post.category?.name ?? null,
    })),
  )
}

/** The newest of a category as a feed; those of the market news come from the news API. */
export async function loadCategoryFeed(
  slug: string,
  locale: Locale,
): Promise<ContentResult<{ readonly channel: Channel; readonly items: readonly Item[] }>> {
  const category = await loadCategoryBySlug(slug, locale)
  if (category.kind !== 'found') return category
  const { id, name, description } = category.value
  const items = await (id === categoryIds.marketNews ? loadNewsItems(locale) : loadFeedItems(id, locale))
  if (items.kind !== 'found') return items
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const channel = {
    title: meta('titleTemplate', { title: name }),
    description: description ?? name,
    link: pageAddress(locale, categoryPath(category.value)),
    self: pageAddress(locale, feedPath(category.value)),
    language: locale,
  }
  return found({ channel, items: items.value })
}

async function loadNewsItems(locale: Locale): Promise<ContentResult<readonly Item[]>> {
  return mapContent(await loadMarketNews(locale, itemsInFeed), ({ rows }) =>
    rows.map((article) => toItem(article, pageAddress(locale, `/market-news/${article.id}`))),
  )
}

function toItem({ title, description, publishedAt }: Omit<Item, 'link' | 'category'>, link: string): Item {
  return { title, description, publishedAt, link, category: null }
}

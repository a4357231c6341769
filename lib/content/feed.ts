import 'server-only'

import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/lib/platform/i18n/locales'
import { feedPath } from '@/lib/routes/feed-path'
import { pageAddress } from '@/lib/routes/language-addresses'
import type { Channel, Item } from '@/lib/platform/seo/rss'

import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { loadMarketNews, loadPostsOfCategory } from './documents'
import { loadCategoryBySlug } from './lists'
import type { Settled } from './settled'

/** Entries of a feed; readers come back for more often than this many are published. */
export const itemsInFeed = 30

/** The newest of a category as a feed; those of the market news are the news API's. */
export async function loadCategoryFeed(
  slug: string,
  locale: Locale,
): Promise<Settled<{ readonly channel: Channel; readonly items: readonly Item[] }>> {
  const found = await loadCategoryBySlug(slug, locale)
  if (found.kind !== 'found') return found
  if (found.value.status === 'untranslated') return { kind: 'missing' }
  const category = found.value.document
  const items = await loadItems(category.id, locale)
  if (items.kind !== 'found') return items
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const channel = {
    title: meta('titleTemplate', { title: category.name }),
    description: category.description ?? category.name,
    link: pageAddress(locale, categoryPath(category)),
    self: pageAddress(locale, feedPath(category)),
    language: locale,
  }
  return { kind: 'found', value: { channel, items: items.value } }
}

async function loadItems(categoryId: number, locale: Locale): Promise<Settled<readonly Item[]>> {
  if (categoryId === categoryIds.marketNews) {
    const news = await loadMarketNews(locale, itemsInFeed)
    if (news.kind !== 'found') return news
    const items = news.value.rows.map((article) => toItem(article, pageAddress(locale, `/market-news/${article.id}`)))
    return { kind: 'found', value: items }
  }
  const posts = await loadPostsOfCategory(categoryId, locale, itemsInFeed)
  if (posts.kind !== 'found') return posts
  const items = posts.value.rows.map((post) => ({
    ...toItem(post, pageAddress(locale, `/article/${post.slug}`)),
    category: post.category?.name ?? null,
  }))
  return { kind: 'found', value: items }
}

function toItem({ title, description, publishedAt }: Omit<Item, 'link' | 'category'>, link: string): Item {
  return { title, description, publishedAt, link, category: null }
}

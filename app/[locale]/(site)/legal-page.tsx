import '@/app/_sheets/texts.css'

import { crumbsTo } from '@/app/_pages/crumbs'
import { definePage } from '@/app/_pages/define-page'
import { ArticlePage } from '@/features/article/article-page'
import { loadCategory } from '@/lib/content/categories'
import { found, missing } from '@/lib/content/content-result'
import { languagesWhere } from '@/lib/content/languages-where'
import { loadAllPostsOfCategory, loadPost } from '@/lib/content/posts'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** The post in force, which is the newest of its category, and the earlier ones. */
async function load(categoryId: number, locale: Locale) {
  const [category, posts] = await Promise.all([
    loadCategory(categoryId, locale),
    loadAllPostsOfCategory(categoryId, locale),
  ])
  if (category.kind !== 'found') return category
  if (posts.kind !== 'found') return posts
  const [inForce, ...others] = posts.value
  if (inForce === undefined) return missing
  const post = await loadPost(inForce.slug, locale)
  return post.kind === 'found' ? found({ name: category.value.name, post: post.value, others }) : post
}

/** Policy or terms: the newest post of a category, as a document. @param path without language prefix */
export function legalPage(path: string, categoryId: number) {
  return definePage({
    path,
    load: ({ locale }) => load(categoryId, locale),
    // The newest document of another language may be another one.
    languages: () => languagesWhere(async (locale) => (await load(categoryId, locale)).kind === 'found'),
    metadata: async ({ name, post }, { locale, languages }) =>
      pageMetadata({ locale, path, title: name, description: post.description ?? name, languages }),
    view: async ({ name, post, others }, { locale }) => (
      <ArticlePage
        article={{ ...post, kind: 'document', path, image: null }}
        related={others.map((other) => ({ ...other, path: `/article/${other.slug}` }))}
        locale={locale}
        crumbs={await crumbsTo({ label: name })}
      />
    ),
  })
}

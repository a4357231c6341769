import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ArticlePage } from '@/features/article/article-page'
import { UntranslatedPage } from '@/features/article/untranslated-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { loadPost } from '@/lib/content/documents'
import { loadAllPostsOfCategory, loadCategory } from '@/lib/content/lists'
import { settle } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'

interface LegalDocumentProps {
  /** Category of the document: its newest post is the one in force. */
  categoryId: number
  /** The one address of it, without language prefix. */
  path: string
}

/** The post in force, and the older ones of the category. */
async function load(categoryId: number, locale: Locale) {
  const [category, posts] = await Promise.all([
    settle(loadCategory(categoryId, locale)),
    settle(loadAllPostsOfCategory(categoryId, locale)),
  ])
  if (category.kind !== 'found') return category
  if (category.value.status === 'untranslated') return category.value
  if (posts.kind !== 'found') return posts
  const [inForce, ...others] = posts.value
  if (inForce === undefined) return { kind: 'missing' } as const
  const post = await settle(loadPost(inForce.slug, locale))
  if (post.kind !== 'found') return post
  if (post.value.status === 'untranslated') return post.value
  return { kind: 'found', name: category.value.document.name, post: post.value.document, others } as const
}

export async function legalMetadata({ categoryId, path }: LegalDocumentProps): Promise<Metadata> {
  const locale = await currentLocale()
  const found = await load(categoryId, locale)
  if ('status' in found || found.kind === 'missing') return notFoundMetadata()
  if (found.kind === 'unavailable') return unavailableMetadata()
  const { name, post } = found
  return pageMetadata({ locale, path, title: name, description: post.description ?? name, languages: post.locales })
}

/** Policy or terms: the newest post of its category, as a document. */
export async function LegalDocument({ categoryId, path }: LegalDocumentProps) {
  const locale = await currentLocale()
  const found = await load(categoryId, locale)
  if ('status' in found) {
    const { title, titleLocale, locales } = found
    return <UntranslatedPage path={path} title={title} titleLocale={titleLocale} languages={locales} />
  }
  if (found.kind === 'missing') return <NotFoundPage />
  if (found.kind === 'unavailable') return <UnavailablePage />
  const { name, post, others } = found
  const shell = await getTranslations('shell')
  return (
    <ArticlePage
      article={{ ...post, kind: 'document', path, image: null, kicker: null }}
      related={others.map((other) => ({ ...other, path: `/article/${other.slug}` }))}
      locale={locale}
      crumbs={[{ label: shell('home'), href: '/' }, { label: name }]}
    />
  )
}

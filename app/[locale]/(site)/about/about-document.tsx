import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { Crumb } from '@/components/ui/breadcrumb'
import { aboutJsonLd } from '@/features/about/about-json-ld'
import { UntranslatedPage } from '@/features/article/untranslated-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import type { Document, Post } from '@/lib/backends/main/content'
import { settle } from '@/lib/content/settle'
import type { Settled } from '@/lib/content/settled'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** A page whose text is a post of the CMS under an address of its own. */
interface AboutDocument {
  /** Without language prefix. */
  path: string
  post: Promise<Settled<Document<Post>>>
}

export async function aboutMetadata({ path, post }: AboutDocument): Promise<Metadata> {
  const locale = await currentLocale()
  const found = await settle(post)
  if (found.kind === 'unavailable') return unavailableMetadata()
  if (found.kind === 'missing' || found.value.status === 'untranslated') return notFoundMetadata()
  const { title, description, locales } = found.value.document
  return pageMetadata({ locale, path, title, description: description ?? title, languages: locales })
}

interface AboutPageProps extends AboutDocument {
  children: (post: Post, crumbs: readonly Crumb[]) => ReactNode | Promise<ReactNode>
}

export async function AboutPage({ path, post, children }: AboutPageProps) {
  const locale = await currentLocale()
  const found = await settle(post)
  if (found.kind === 'unavailable') return <UnavailablePage />
  if (found.kind === 'missing') return <NotFoundPage />
  if (found.value.status === 'untranslated') {
    const { title, titleLocale, locales } = found.value
    return <UntranslatedPage path={path} title={title} titleLocale={titleLocale} languages={locales} />
  }
  const document = found.value.document
  const shell = await getTranslations('shell')
  const crumbs = [{ label: shell('home'), href: '/' }, { label: document.title }]
  return (
    <>
      <JsonLd data={aboutJsonLd(document, path, locale)} />
      {await children(document, crumbs)}
    </>
  )
}

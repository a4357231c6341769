import '@/app/_sheets/company.css'

import type { ReactNode } from 'react'

import { definePage } from '@/app/_pages/define-page'
import { crumbsTo } from '@/app/_pages/crumbs'
import type { Crumb } from '@/components/ui/breadcrumb'
import { aboutJsonLd } from '@/features/about/about-json-ld'
import type { Post } from '@/lib/backends/main/content'
import type { ContentResult } from '@/lib/content/content-result'
import type { Locale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { pageMetadata } from '@/lib/routes/page-metadata'

interface AboutView {
  readonly post: Post
  readonly locale: Locale
  readonly crumbs: readonly Crumb[]
}

/** A page whose text is a post of the CMS under an address of its own. @param path without language prefix */
export function aboutPage(
  path: string,
  load: (locale: Locale) => Promise<ContentResult<Post>>,
  view: (about: AboutView) => Promise<ReactNode>,
) {
  return definePage({
    path,
    load: ({ locale }) => load(locale),
    languages: ({ locales }) => locales,
    metadata: async ({ title, description }, { locale, languages }) =>
      pageMetadata({ locale, path, title, description: description ?? title, languages }),
    async view(post, { locale }) {
      const crumbs = await crumbsTo({ label: post.title })
      return (
        <>
          <JsonLd data={aboutJsonLd(post, path, locale)} />
          {await view({ post, locale, crumbs })}
        </>
      )
    },
  })
}

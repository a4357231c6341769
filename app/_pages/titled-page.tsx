import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { found } from '@/lib/content/content-result'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'
import { type PageRow, routes } from '@/lib/routes/table'
import type { TitledPath } from '@/lib/routes/titled-pages'

import { definePage, type PageRequest } from './define-page'

/** Title and description of a page in the language of the request, as the route table names them. */
export async function headingOf(path: TitledPath) {
  const t = await getTranslations()
  return { title: t(routes[path].title), description: t(routes[path].description) }
}

/** Metadata of a page with the title and description of its row in the route table. */
export function titledMetadata(path: TitledPath) {
  return async (
    _: unknown,
    { locale, languages }: PageRequest & { readonly languages: readonly Locale[] },
  ): Promise<Metadata> => {
    const metadata = pageMetadata({ ...(await headingOf(path)), locale, path, languages })
    const { noindex }: PageRow = routes[path]
    return noindex ? { ...metadata, robots: { index: false, follow: true } } : metadata
  }
}

/** A page that exists whatever backends answer, with the title and description of its row in the route table. */
export function titledPage(
  path: TitledPath,
  view: (request: PageRequest & { readonly title: string }) => ReactNode | Promise<ReactNode>,
  options: { readonly capture?: true } = {},
) {
  return definePage({
    ...options,
    path,
    load: () => found(null),
    metadata: titledMetadata(path),
    view: async (_, request) => view({ ...request, title: (await headingOf(path)).title }),
  })
}

import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { Crumb } from '@/components/ui/breadcrumb'
import { type ContentResult, found, missing } from '@/lib/content/content-result'
import type { Locale } from '@/lib/platform/i18n/locales'
import { isBeyondLast, parsePageNumber } from '@/lib/platform/paging/page-number'
import { listMetadata } from '@/lib/routes/list-metadata'
import type { TitledPath } from '@/lib/routes/titled-pages'

import { crumbsTo, listCrumbs } from './crumbs'
import { definePage, type PageRequest } from './define-page'
import { headingOf } from './titled-page'

interface Paged {
  readonly page: number
  readonly lastPage: number
}

interface Heading {
  readonly title: string
  readonly description: string
  /** Path of its own feed, without language prefix. */
  readonly feed?: string
}

interface ListPageDefinition<List> {
  readonly path: TitledPath
  /** Loads a page of the list. @param page from 1 */
  readonly load: (locale: Locale, page: number) => Promise<ContentResult<List>>
  /** Title, description and feed, if they differ from the route table. */
  readonly heading?: (locale: Locale) => Promise<Heading>
  readonly view: (
    list: List,
    page: Heading & { readonly locale: Locale; readonly crumbs: readonly Crumb[] },
  ) => ReactNode | Promise<ReactNode>
}

/** The page that a segment names; a route without the segment is page 1. Null: the address names no page. */
export function pageNumberOf({ page }: { readonly page?: string }): number | null {
  return page === undefined ? 1 : parsePageNumber(page)
}

/**
 * A page of a list, or `missing` if it is beyond the last one.
 * @param page that was asked for: beyond the last, some backends answer with their first or last page instead
 */
export function existingPage<List extends Paged>(list: ContentResult<List>, page: number): ContentResult<List> {
  return list.kind === 'found' && isBeyondLast({ page, lastPage: list.value.lastPage }) ? missing : list
}

/** The title of a page of a list. @param page from 1 */
export async function titleOfPage(title: string, page: number): Promise<string> {
  return page === 1 ? title : (await getTranslations('lists'))('titleOfPage', { title, page })
}

/** A list in pages, for the route of its first page and for `page/[page]`. */
export function listPage<List extends Paged>(definition: ListPageDefinition<List>) {
  const { path, heading = () => headingOf(path) } = definition
  return definePage({
    path,
    async load({ locale, params }: PageRequest<{ page?: string }>) {
      const page = pageNumberOf(params)
      if (page === null) return missing
      const list = existingPage(await definition.load(locale, page), page)
      return list.kind === 'found' ? found({ list: list.value, page, heading: await heading(locale) }) : list
    },
    async metadata({ list, page, heading: { title, ...rest } }, { locale }) {
      return listMetadata({
        ...rest,
        locale,
        path,
        page,
        lastPage: list.lastPage,
        title: await titleOfPage(title, page),
      })
    },
    async view({ list, page, heading: own }, { locale }) {
      const crumbs = await crumbsTo(...(await listCrumbs(own.title, path, page)))
      return definition.view(list, { ...own, locale, crumbs })
    },
  })
}

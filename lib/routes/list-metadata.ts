import type { Metadata } from 'next'

import { pageHref } from '@/lib/platform/paging/page-number'

import { pageAddress } from './language-addresses'
import { pageMetadata, type PageMetadata } from './page-metadata'

interface ListMetadata extends PageMetadata {
  page: number
  /** Last page that the document shows, if it is more than one. */
  end?: number
  lastPage: number
}

/**
 * Metadata of one page of a list. Page 1 is the list: its address has no query, and its translations are the list in other
 * languages. Further pages are canonical themselves and have no translations, because each language counts its own posts.
 */
export function listMetadata({ page, end = page, lastPage, ...list }: ListMetadata): Metadata {
  const address = (of: number) => pageAddress(list.locale, pageHref(list.path, of))
  const base = pageMetadata(list)
  const pagination = {
    previous: page > 1 ? address(page - 1) : null,
    next: end < lastPage ? address(end + 1) : null,
  }
  if (page === 1) return { ...base, pagination }
  return {
    ...base,
    pagination,
    alternates: { ...(base.alternates?.types ? { types: base.alternates.types } : {}), canonical: address(page) },
    openGraph: { ...base.openGraph, url: address(page) },
  }
}

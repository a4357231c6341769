import type { SearchKind } from '@/lib/domain/search/search-document'

/** Copy of the search, finished: nothing of next-intl reaches the browser for it. */
export interface SearchCopy {
  readonly title: string
  readonly close: string
  readonly label: string
  readonly placeholder: string
  readonly clear: string
  readonly results: string
  /** With `{count}`. */
  readonly count: string
  /** With `{query}`. */
  readonly empty: string
  readonly emptyHint: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly all: string
  readonly keys: string
  readonly privacy: string
  readonly sectionsTitle: string
  /** Where to go on while nothing is asked, or nothing was found. */
  readonly sections: readonly { readonly href: string; readonly label: string }[]
  readonly kinds: Readonly<Record<SearchKind, string>>
}

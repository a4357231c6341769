import type { Locale } from '@/lib/platform/i18n/locales'

/** A document that exists, but not in the requested language. `title` is in `titleLocale`. */
export interface Untranslated {
  readonly kind: 'untranslated'
  readonly slug: string
  /** Languages in which it can be read. */
  readonly locales: readonly Locale[]
  readonly title: string
  readonly titleLocale: Locale
}

/** The outcome of loading content. */
export type ContentResult<Value> =
  | { readonly kind: 'found'; readonly value: Value }
  | Untranslated
  /** The document has another address. `path` has no language prefix and is not percent-encoded. */
  | { readonly kind: 'moved'; readonly path: string }
  /** The backend says that it does not exist. */
  | { readonly kind: 'missing' }
  /** The backend failed, and no earlier answer is known. `reason` is for the log. */
  | { readonly kind: 'unavailable'; readonly reason: string }

export const missing = { kind: 'missing' } as const

export function found<Value>(value: Value) {
  return { kind: 'found', value } as const
}

/** Applies a function to the value of a result that has one. */
export function mapContent<From, To>(result: ContentResult<From>, map: (value: From) => To): ContentResult<To> {
  return result.kind === 'found' ? found(map(result.value)) : result
}

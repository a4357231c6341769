'use client'

import Cookies from 'js-cookie'
import type { ReactNode } from 'react'

import { localeCookie } from '@/lib/platform/i18n/locale-cookie'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

interface LanguageLinkProps {
  readonly language: Locale
  /** Of the document, without language prefix. */
  readonly path: string
  readonly isCurrent?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The one way to switch the language: a link to the same document in it, with the query and the fragment of the current
 * address, that remembers the choice for 365 days (docs/specification.md#languages). Without scripts it is a plain link.
 */
export function LanguageLink({ language, path, isCurrent = false, className, children }: LanguageLinkProps) {
  return (
    <a
      href={localizedPath(language, path)}
      lang={isCurrent ? undefined : language}
      hrefLang={language}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        remember(language)
        // Query and fragment are unknown while prerendering.
        const { search, hash } = window.location
        event.currentTarget.href = localizedPath(language, path) + queryInOtherLanguage(search) + hash
      }}
      className={className}
    >
      {children}
    </a>
  )
}

/** Keeps campaign and filters but not the page of a list: each language counts its own entries. */
function queryInOtherLanguage(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('page')) return search
  query.delete('page')
  return query.size > 0 ? `?${query}` : ''
}

function remember(language: Locale) {
  Cookies.set(localeCookie.name, language, {
    expires: localeCookie.maxAgeSeconds / 86_400,
    path: localeCookie.path,
    sameSite: 'lax',
  })
}

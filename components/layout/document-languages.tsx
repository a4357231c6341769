'use client'

import { useLayoutEffect } from 'react'

import { type Locale, locales } from '@/lib/platform/i18n/locales'

let current: readonly Locale[] | null = null
const listeners = new Set<() => void>()

function change(languages: readonly Locale[]) {
  current = languages
  for (const listener of listeners) listener()
}

/** The languages of the page that is shown; null until the first page has hydrated. */
export function shownLanguages(): readonly Locale[] | null {
  return current
}

/** @returns a function that ends the subscription */
export function subscribeToLanguages(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Part of a page, and shows nothing: tells the language switcher, which stays when visitors go to another page, in which
 * languages this page exists. A page without it counts as one that exists in all of them.
 */
export function DocumentLanguages({ languages }: { languages: readonly Locale[] }) {
  useLayoutEffect(() => {
    change(languages)
    return () => {
      change(locales)
    }
  }, [languages])
  return null
}

import 'server-only'

import { cache } from 'react'

import type { Locale } from './locales'

/** One promise for each render of a page: React's cache lives as long as that. */
const ofRender = cache(() => {
  let resolve: (languages: readonly Locale[]) => void = () => undefined
  const promise = new Promise<readonly Locale[]>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
})

/** Tells the frame around a page in which languages the document exists. Every page must call it once it knows. */
export function nameDocumentLanguages(languages: readonly Locale[]): void {
  ofRender().resolve(languages)
}

/**
 * The languages in which the document that is being rendered exists. A layout cannot see them, because it is rendered before
 * its page and knows no slug: it waits for `nameDocumentLanguages`.
 */
export function documentLanguages(): Promise<readonly Locale[]> {
  return ofRender().promise
}

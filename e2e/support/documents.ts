import type { Page } from '@playwright/test'

import { localizedPath } from '../../lib/i18n/localized-path'
import { type Locale, locales } from '../../lib/i18n/locales'
import { type Head, headOfHtml } from './head'
import { expect } from './test'

export interface Document {
  readonly locale: Locale
  readonly url: string
  readonly status: number
  readonly html: string
  readonly head: Head
}

/** A page in every language as the server sends it, before any script ran. */
export async function documentsOf(page: Page, path: string): Promise<Document[]> {
  return Promise.all(
    locales.map(async (locale) => {
      const url = localizedPath(locale, path)
      const response = await page.request.get(url)
      const html = await response.text()
      return { locale, url, status: response.status(), html, head: await headOfHtml(page, html) }
    }),
  )
}

/**
 * Fails unless each language's document names itself and its translations: a canonical address of its own, the same
 * alternates in all, no language among them in which it does not exist, a title and a description of its own. A page that is
 * not `translated` names no alternates.
 */
export function expectReciprocalHeads(documents: readonly Document[], baseURL: string, translated = true): void {
  const existing = documents.filter(({ status }) => status === 200)
  const languages = translated ? [...existing.map(({ locale }) => locale), 'x-default'] : []
  for (const { head, url, locale } of existing) {
    expect(head.lang).toBe(locale)
    expect(head.description, `${url} has a description`).toBeTruthy()
    expect(head.canonical).toBe(new URL(url, baseURL).href.replace(/\/$/, ''))
    expect(Object.keys(head.alternates).toSorted()).toEqual(languages.toSorted())
    expect(head.alternates).toEqual(existing[0]?.head.alternates)
    if (translated) expect(head.alternates[locale]?.replace(/\/$/, '')).toBe(head.canonical)
  }
  expect(new Set(existing.map(({ head }) => head.title)).size, 'titles differ by language').toBe(existing.length)
}

/** Addresses on our own site that a document links to, without query and fragment. */
export function linksOf(html: string, baseURL: string): string[] {
  const addresses = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const own = addresses.map((href) => new URL(href, baseURL)).filter(({ origin }) => origin === new URL(baseURL).origin)
  return [...new Set(own.map(({ pathname }) => pathname))]
}

import { type Locale, locales } from '@/lib/platform/i18n/locales'

import { languageAddresses, pageAddress } from './language-addresses'
import { escapeXml, xmlElement } from '@/lib/platform/seo/xml'

/** A document of the site, in all languages in which it exists. */
export interface SitemapEntry {
  /** Without language prefix. */
  readonly path: string
  /** ISO 8601; null if unknown. */
  readonly modifiedAt: string | null
  readonly languages: readonly Locale[]
}

/** A sitemap: every document once in each of its languages, each naming the others (hreflang). */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, modifiedAt, languages }) => {
    const alternates = Object.entries(languageAddresses(path, languages))
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`)
      .join('')
    const modified = modifiedAt === null ? '' : xmlElement('lastmod', modifiedAt)
    return languages.map(
      (language) => `<url>${xmlElement('loc', pageAddress(language, path))}${modified}${alternates}</url>`,
    )
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`
}

/** The index of the sitemaps. @param addresses absolute */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap>${xmlElement('loc', address)}</sitemap>`)
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>`
}

/** Merges the lists of all languages; a document is in the list of each of its languages. */
export function mergeEntries(lists: readonly (readonly SitemapEntry[])[]): readonly SitemapEntry[] {
  const byPath = new Map<string, SitemapEntry>()
  for (const entry of lists.flat()) {
    const known = byPath.get(entry.path)
    const languages = locales.filter(
      (locale) => entry.languages.includes(locale) || known?.languages.includes(locale) === true,
    )
    byPath.set(entry.path, { ...entry, languages })
  }
  return [...byPath.values()]
}

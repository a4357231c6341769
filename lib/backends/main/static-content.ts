import { webAddress } from '@/lib/backends/web-address'
import { type Locale, toWireLocale } from '@/lib/platform/i18n/locales'

import type { Platform, Slide, StaticContent, StaticContentKey } from './shell'
import type { StaticContentCode } from './static-content-codes'

/** Text of an entry; null if it has none in this language. */
export function staticText(content: StaticContent, code: StaticContentKey): string | null {
  const entry = content[code]
  return entry?.kind === 'text' ? entry.text : null
}

/**
 * URL of a file or link, whether the editors entered it as type file or as type text; null for a text that is no address
 * of this site or of the web.
 */
export function staticHref(content: StaticContent, code: StaticContentKey): string | null {
  const entry = content[code]
  const href = entry?.kind === 'file' ? entry.href : staticText(content, code)
  return href === null ? null : webAddress(href)
}

/** Slides of the home page. Vietnamese and English always have an entry, Korean optionally. */
export function staticSlides(content: StaticContent, locale: Locale): readonly Slide[] {
  const entry = content[`slider_${toWireLocale(locale)}`]
  return entry?.kind === 'slider' ? entry.slides : []
}

export type Guide = 'trading' | 'setup' | 'user' | 'otp' | 'risk'

/**
 * Guide files exist in Vietnamese and English (docs/specification.md#static-content); Korean readers get the English
 * one. A platform without its own file uses the one of the web.
 */
export function guideHref(
  content: StaticContent,
  guide: Guide,
  locale: Locale,
  platform: Platform = 'Web',
): string | null {
  const code: StaticContentCode = `guide_${guide}_${guideLanguage(locale)}`
  return (platform === 'Web' ? null : staticHref(content, `${platform}:${code}`)) ?? staticHref(content, code)
}

/** Language of the guide file that a reader of `locale` gets. */
export function guideLanguage(locale: Locale): 'vi' | 'en' {
  return locale === 'vi' ? 'vi' : 'en'
}

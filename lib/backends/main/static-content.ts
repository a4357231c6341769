import { type Locale, toWireLocale } from '@/lib/platform/i18n/locales'

import type { Platform, Slide, StaticContent, StaticContentKey } from './shell'
import type { StaticContentCode } from './static-content-codes'

/** Text of an entry, or null where the editors have none in this language. */
export function staticText(content: StaticContent, code: StaticContentKey): string | null {
  const entry = content[code]
  return entry?.kind === 'text' ? entry.text : null
}

/** Address of a file or of a link, wherever the editors put it: an entry of type file or of type text. */
export function staticHref(content: StaticContent, code: StaticContentKey): string | null {
  const entry = content[code]
  return entry?.kind === 'file' ? entry.href : staticText(content, code)
}

/** Slides of the home page in a language; there are entries for Vietnamese and English, and where wanted for Korean. */
export function staticSlides(content: StaticContent, locale: Locale): readonly Slide[] {
  const entry = content[`slider_${toWireLocale(locale)}`]
  return entry?.kind === 'slider' ? entry.slides : []
}

export type Guide = 'trading' | 'setup' | 'user' | 'otp' | 'risk'

/**
 * Guide files exist in Vietnamese and English (docs/specification.md#static-content); a Korean reader gets the English one. A platform without
 * a file of its own has the one of the web.
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

/** Language of the guide file that a reader gets. */
export function guideLanguage(locale: Locale): 'vi' | 'en' {
  return locale === 'vi' ? 'vi' : 'en'
}

import { type Locale, toWireLocale } from '@/lib/i18n/locales'

import type { Slide, StaticContent } from './shell'
import type { StaticContentCode } from './static-content-codes'

/** Text of an entry, or null where the editors have none in this language. */
export function staticText(content: StaticContent, code: StaticContentCode): string | null {
  const entry = content[code]
  return entry?.kind === 'text' ? entry.text : null
}

/** Address of a file or of a link, wherever the editors put it: an entry of type file or of type text. */
export function staticHref(content: StaticContent, code: StaticContentCode): string | null {
  const entry = content[code]
  return entry?.kind === 'file' ? entry.href : staticText(content, code)
}

/** Slides of the home page in a language; there are entries for Vietnamese and English, and where wanted for Korean. */
export function staticSlides(content: StaticContent, locale: Locale): readonly Slide[] {
  const entry = content[`slider_${toWireLocale(locale)}`]
  return entry?.kind === 'slider' ? entry.slides : []
}

type Guide = 'trading' | 'setup' | 'user' | 'otp' | 'risk'

/** Guide files exist in Vietnamese and English (spec.md section 3); a Korean reader gets the English one. */
export function guideHref(content: StaticContent, guide: Guide, locale: Locale): string | null {
  return staticHref(content, `guide_${guide}_${locale === 'vi' ? 'vi' : 'en'}`)
}

import type { Locale } from '@/lib/platform/i18n/locales'

import { termsEn } from './terms-en'
import { termsKo } from './terms-ko'
import { termsVi } from './terms-vi'
import type { Terms } from './topics'

const glossaries: Readonly<Record<Locale, Terms>> = { vi: termsVi, en: termsEn, ko: termsKo }

/** Every term of the glossary in a language. */
export function glossaryOf(locale: Locale): Terms {
  return glossaries[locale]
}

/** Without language prefix. */
export const glossaryPath = '/learn/glossary'

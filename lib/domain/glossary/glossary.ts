import { withBrand } from '@/lib/platform/i18n/brand-names'
import type { Locale } from '@/lib/platform/i18n/locales'

import terms from './terms.json'
import type { Term, TermId, Terms } from './topics'

/** Each term with its languages side by side. */
const glossary: Readonly<Record<TermId, Readonly<Record<Locale, Term>>>> = withBrand(terms)

/** Every term of the glossary in a language. */
export function glossaryOf(locale: Locale): Terms {
  return Object.fromEntries(Object.entries(glossary).map(([id, languages]) => [id, languages[locale]])) as Terms
}

/** Without language prefix. */
export const glossaryPath = '/learn/glossary'

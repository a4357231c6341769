import type { Locale } from '@/lib/platform/i18n/locales'

import type { GlossaryGroup } from './glossary-groups'

/** schema.org DefinedTermSet of the terms that the page shows. */
export function glossaryJsonLd(
  groups: readonly GlossaryGroup[],
  { url, locale, name, description }: { url: string; locale: Locale; name: string; description: string },
): Record<string, unknown> {
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    url,
    name,
    description,
    inLanguage: locale,
    hasDefinedTerm: groups.flatMap(({ entries }) =>
      entries.map((entry) => ({
        '@type': 'DefinedTerm',
        name: entry.name,
        description: entry.text,
      })),
    ),
  }
}

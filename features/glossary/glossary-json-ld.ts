import { glossaryPath } from '@/lib/domain/glossary/glossary'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageAddress } from '@/lib/routes/language-addresses'

import type { GlossaryGroup } from './glossary-groups'

/** schema.org DefinedTermSet of the terms that the page shows. */
export function glossaryJsonLd(
  groups: readonly GlossaryGroup[],
  { locale, name, description }: { locale: Locale; name: string; description: string },
): Record<string, unknown> {
  const url = pageAddress(locale, glossaryPath)
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
        '@id': `${url}#${entry.id}`,
        url: `${url}#${entry.id}`,
        name: entry.name,
        description: entry.text,
        inDefinedTermSet: url,
      })),
    ),
  }
}

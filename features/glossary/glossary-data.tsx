'use client'

import { JsonLd } from '@/lib/platform/seo/json-ld'

import type { GlossaryGroup } from './glossary-groups'
import { glossaryJsonLd } from './glossary-json-ld'

interface GlossaryDataProps {
  groups: readonly GlossaryGroup[]
  set: Parameters<typeof glossaryJsonLd>[1]
}

/** The page's structured data, made from the groups of the list, which are in the document's data once (see `FaqData`). */
export function GlossaryData({ groups, set }: GlossaryDataProps) {
  return <JsonLd data={glossaryJsonLd(groups, set)} />
}

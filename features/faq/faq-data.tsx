'use client'

import { JsonLd } from '@/lib/platform/seo/json-ld'

import { faqJsonLd } from './faq-json-ld'
import type { FaqGroup } from './faq-groups'

/**
 * The page's structured data. A client component that gets the same groups as the list, so that the document carries the
 * answers as data once, not once more inside the structured data.
 */
export function FaqData({ groups }: { groups: readonly FaqGroup[] }) {
  return <JsonLd data={faqJsonLd(groups)} />
}

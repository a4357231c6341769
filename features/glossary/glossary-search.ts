import { foldAccents } from '@/lib/platform/text/fold-accents'

import type { GlossaryEntry } from './glossary-groups'

/** Whether the names or the text of an entry contain every word of a query; ignores accents and case. */
export function matchesQuery(entry: GlossaryEntry, query: string): boolean {
  const words = foldAccents(query).split(/\s+/).filter(Boolean)
  const { name, elsewhere, forms = [], text } = entry
  const searched = foldAccents([name, elsewhere?.name ?? '', ...forms, text].join(' '))
  return words.every((word) => searched.includes(word))
}

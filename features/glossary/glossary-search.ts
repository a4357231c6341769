import { foldAccents } from '@/lib/platform/text/fold-accents'

import type { GlossaryEntry } from './glossary-groups'

/** Whether an entry holds every word of a query, in its names or its text; accents and case do not matter. */
export function holds(entry: GlossaryEntry, query: string): boolean {
  const words = foldAccents(query).split(/\s+/).filter(Boolean)
  const { name, elsewhere, forms, text } = entry
  const searched = foldAccents([name, elsewhere?.name ?? '', ...forms, text].join(' '))
  return words.every((word) => searched.includes(word))
}

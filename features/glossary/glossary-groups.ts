import { glossaryOf } from '@/lib/domain/glossary/glossary'
import { type TermId, termsByTopic, type Topic, topics } from '@/lib/domain/glossary/topics'
import type { Locale } from '@/lib/platform/i18n/locales'

export interface GlossaryEntry {
  readonly id: TermId
  readonly name: string
  /** The term on Vietnamese screens or, for Vietnamese readers, in English; left out if it is the same word. */
  readonly elsewhere?: { readonly lang: 'vi' | 'en'; readonly name: string }
  readonly text: string
  readonly source?: string
  /** Other forms of the term that the search accepts. */
  readonly forms?: readonly string[]
}

export interface GlossaryGroup {
  readonly topic: Topic
  readonly title: string
  readonly entries: readonly GlossaryEntry[]
}

/** The glossary grouped by topic. */
export function toGlossaryGroups(locale: Locale, titleOf: (topic: Topic) => string): readonly GlossaryGroup[] {
  const terms = glossaryOf(locale)
  const lang = locale === 'vi' ? 'en' : 'vi'
  const others = glossaryOf(lang)
  return topics.map((topic) => ({
    topic,
    title: titleOf(topic),
    entries: termsByTopic[topic].map((id) => {
      const { name, text, source, forms } = terms[id]
      const other = others[id].name
      // What a term has not is left out of the data that the document carries.
      return {
        id,
        name,
        text,
        ...(source !== undefined && { source }),
        ...(forms !== undefined && { forms }),
        ...(other !== name && { elsewhere: { lang, name: other } as const }),
      }
    }),
  }))
}

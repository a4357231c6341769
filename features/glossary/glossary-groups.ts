import { glossaryOf } from '@/lib/domain/glossary/glossary'
import { type TermId, termsByTopic, type Topic, topics } from '@/lib/domain/glossary/topics'
import type { Locale } from '@/lib/platform/i18n/locales'

export interface GlossaryEntry {
  readonly id: TermId
  readonly name: string
  /** The term on Vietnamese screens or, for Vietnamese readers, in English; null if it is the same word. */
  readonly elsewhere: { readonly lang: 'vi' | 'en'; readonly name: string } | null
  readonly text: string
  readonly source: string | null
  /** Other forms of the term that the search accepts. */
  readonly forms: readonly string[]
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
      const { name, text, source = null, forms = [] } = terms[id]
      const other = others[id].name
      return { id, name, text, source, forms, elsewhere: other === name ? null : { lang, name: other } }
    }),
  }))
}

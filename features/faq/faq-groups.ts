import type { Faq } from '@/lib/backends/main/content'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

export interface FaqQuestion {
  /** Fragment of its permalink: `faq-12`. */
  readonly id: string
  readonly question: string
}

export interface FaqEntry extends FaqQuestion {
  /** Sanitised. */
  readonly html: string
}

export interface FaqGroup {
  /** Fragment of its heading: `group-3`. */
  readonly id: string
  readonly name: string
  readonly entries: readonly FaqEntry[]
}

/** A topic of another page: its first question with the answer, the others as links to that page. */
export interface FaqGroupElsewhere extends Omit<FaqGroup, 'entries'> {
  readonly href: string
  readonly entries: readonly (FaqEntry | FaqQuestion)[]
}

/**
 * Groups questions, none of which ends a line within a word, with groups sorted by sequence (descending, as everywhere in the CMS) and questions in the order of
 * the response; those without a group come last.
 * @param others name of the group of questions without one
 * @param tableLabel see `toArticleHtml`
 */
export function toFaqGroups(faqs: readonly Faq[], others: string, tableLabel: string): readonly FaqGroup[] {
  const byGroup = Map.groupBy(faqs, (faq) => faq.group?.id ?? 0)
  return [...byGroup]
    .map(([id, members]) => ({
      id: `group-${id}`,
      name: members[0]?.group?.name ?? others,
      sequence: members[0]?.group?.sequence ?? Number.NEGATIVE_INFINITY,
      entries: members.map((faq) => ({
        id: `faq-${faq.id}`,
        question: keepPairs(faq.question),
        html: toArticleHtml(faq.answer, tableLabel).html,
      })),
    }))
    .toSorted((a, b) => b.sequence - a.sequence)
    .map(({ id, name, entries }) => ({ id, name, entries }))
}

/** Without the answers but the first: all of them would make a document too long. */
export function toGroupElsewhere({ entries: [first, ...others], ...group }: FaqGroup, href: string): FaqGroupElsewhere {
  const questions = others.map(({ id, question }) => ({ id, question }))
  return { ...group, href, entries: first ? [first, ...questions] : [] }
}

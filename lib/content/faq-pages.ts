import type { Faq, Page } from '@/lib/backends/main/content'

/**
 * Questions of a page at the most. The page searches its questions as a whole, so up to this number they share one document;
 * more of them do not make a document longer.
 */
export const faqPageSize = 60

/** Sorted by sequence (descending, as everywhere in the CMS); questions without a topic come last. */
function topicsOf(faqs: readonly Faq[]): readonly (readonly Faq[])[] {
  const sequenceOf = ([first]: readonly Faq[]) => first?.group?.sequence ?? Number.NEGATIVE_INFINITY
  return [...Map.groupBy(faqs, (faq) => faq.group?.id ?? 0).values()].toSorted((a, b) => sequenceOf(b) - sequenceOf(a))
}

/** Pages of whole topics: one that a page has no room for begins the next. Only one longer than a page is cut. */
export function faqPagesOf(faqs: readonly Faq[]): readonly (readonly Faq[])[] {
  const pages: Faq[][] = []
  for (const topic of topicsOf(faqs)) {
    for (let start = 0; start < topic.length; start += faqPageSize) {
      const part = topic.slice(start, start + faqPageSize)
      const page = pages.at(-1)
      if (page !== undefined && page.length + part.length <= faqPageSize) page.push(...part)
      else pages.push(part)
    }
  }
  return pages
}

/** A topic with the page that it is on. */
export interface FaqTopic {
  /** 0 for questions without one. */
  readonly id: number
  readonly page: number
  readonly faqs: readonly Faq[]
}

/** A page of questions, with the topics of all pages. */
export type FaqPageContent = Page<Faq> & { readonly topics: readonly FaqTopic[] }

export function toFaqPage(faqs: readonly Faq[], total: number, page: number): FaqPageContent {
  const pages = faqPagesOf(faqs)
  const topics = pages.flatMap((rows, index) =>
    topicsOf(rows).map((topic) => ({ id: topic[0]?.group?.id ?? 0, page: index + 1, faqs: topic })),
  )
  return { rows: pages[page - 1] ?? [], page, lastPage: pages.length, total, topics }
}

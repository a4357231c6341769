import type { FaqGroup } from './faq-groups'

/** schema.org FAQPage, generated from the questions and answers that the page shows. */
export function faqJsonLd(groups: readonly FaqGroup[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ entries }) =>
      entries.map(({ question, html }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: html },
      })),
    ),
  }
}

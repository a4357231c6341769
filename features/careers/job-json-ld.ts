import type { Recruitment } from '@/lib/backends/main/forms'
import { siteUrl } from '@/lib/platform/env/site-url'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

interface JobPosting {
  readonly job: Recruitment
  readonly locale: Locale
  /** Name of the broker. */
  readonly organisation: string
  /** Of the branch, where it is known. */
  readonly address: string | null
}

/** schema.org JobPosting, from the same job that the page shows. The last day to apply ends at midnight in Vietnam. */
export function jobJsonLd({ job, locale, organisation, address }: JobPosting): Record<string, unknown> {
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.content === null ? job.description : toArticleHtml(job.content, '').html,
    identifier: { '@type': 'PropertyValue', name: organisation, value: String(job.id) },
    datePosted: job.createdAt.toISOString(),
    ...(job.deadline === null ? {} : { validThrough: `${job.deadline}T23:59:59+07:00` }),
    employmentType: job.student ? 'INTERN' : 'FULL_TIME',
    ...(job.quantity === null ? {} : { totalJobOpenings: job.quantity }),
    hiringOrganization: { '@type': 'Organization', name: organisation, sameAs: siteUrl() },
    ...(job.branch === null
      ? {}
      : {
          jobLocation: {
            '@type': 'Place',
            name: job.branch.name,
            address: {
              '@type': 'PostalAddress',
              addressCountry: 'VN',
              ...(address === null ? {} : { streetAddress: address }),
            },
          },
        }),
    directApply: true,
    inLanguage: locale,
    url: siteUrl() + localizedPath(locale, `/career/${job.id}`),
  }
}

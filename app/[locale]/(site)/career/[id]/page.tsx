import '@/app/_sheets/company.css'

import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { definePage, type PageRequest } from '@/app/_pages/define-page'
import { Badge } from '@/components/ui/badge'
import { directionsHref } from '@/features/branches/directions'
import { GeneralApplication } from '@/features/careers/general-application'
import { jobJsonLd } from '@/features/careers/job-json-ld'
import { JobPage } from '@/features/careers/job-page'
import { loadAllBranches, loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { loadVacancies, loadVacancy } from '@/lib/content/vacancies'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** The build renders the newest; every other vacancy is rendered on its first visit. */
export async function generateStaticParams() {
  const newest = await optionalContent(loadVacancies(defaultLocale, { branch: null, page: 1 }))
  const ids = newest?.rows.map(({ id }) => ({ id: String(id) })) ?? []
  return ids.length > 0 ? ids : [{ id: 'none' }]
}

const page = definePage({
  path: ({ id }) => `/career/${id}`,
  load: ({ locale, params: { id } }: PageRequest<{ id: string }>) => loadVacancy(id, locale),
  languages: ({ locales }) => locales,
  metadata: async ({ id, title, description }, { locale, languages }) =>
    pageMetadata({ locale, path: `/career/${id}`, title, description: description ?? title, languages }),
  async view(job, { locale }) {
    const [t, shell, meta, branches, shown, atBranch] = await Promise.all([
      getTranslations('careers'),
      getTranslations('shell'),
      getTranslations('meta'),
      optionalContent(loadAllBranches(locale)),
      optionalContent(loadBranches(locale)),
      job.branch === null ? null : optionalContent(loadVacancies(locale, { branch: job.branch.id, page: 1 })),
    ])
    const similar = atBranch?.rows.filter(({ id, closed }) => id !== job.id && !closed).slice(0, 4) ?? []
    const branch = branches?.find(({ id }) => id === job.branch?.id)
    const address = branch?.address ?? null
    const email = shown?.[0]?.emails[0] ?? null
    const crumbs = await crumbsTo({ label: t('title'), href: '/career' }, { label: job.title })
    return (
      <>
        {job.closed ? null : <JsonLd data={jobJsonLd({ job, locale, organisation: meta('siteName'), address })} />}
        <JobPage
          head={{
            breadcrumb: { label: shell('breadcrumb'), crumbs },
            kicker: job.student ? <Badge tone="primary">{t('job.student')}</Badge> : undefined,
          }}
          locale={locale}
          job={job}
          address={address}
          directions={branch === undefined ? null : directionsHref(branch)}
          email={email}
          similar={similar}
        />
        <GeneralApplication locale={locale} email={email} isSecondary />
      </>
    )
  },
})

export const { generateMetadata } = page

export default page.Page

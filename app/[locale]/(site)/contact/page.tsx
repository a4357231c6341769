import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { PageHead } from '@/components/ui/page-head'
import { BranchSummary } from '@/features/branches/branch-summary'
import { ContactPage } from '@/features/contact/contact-page'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'

/** Channels and form, then the branches below `#our-network`. */
const page = titledPage('/contact', async ({ locale, title }) => {
  const [t, shell, content, branches] = await Promise.all([
    getTranslations('contact'),
    getTranslations('shell'),
    optionalContent(loadStaticContent(locale)),
    optionalContent(loadBranches(locale)),
  ])
  const crumbs = await crumbsTo({ label: title })
  return (
    <>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={title}
        lead={t('lead')}
        // The cards begin on its ground.
        className="pb-16 md:pb-24"
      />
      <ContactPage locale={locale} content={content ?? {}} branches={branches ?? []} />
      <BranchSummary locale={locale} />
    </>
  )
})

export const { generateMetadata } = page

export default page.Page

import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { PageHead } from '@/components/ui/page-head'
import { ContactFormIsland } from '@/features/contact/contact-form-island'
import { contactFormMessages } from '@/features/contact/contact-form-messages'
import { DeadlineRail } from '@/features/privacy-rights/deadline-rail'
import { RequestSteps } from '@/features/privacy-rights/request-steps'
import { rightsToChoose } from '@/features/privacy-rights/rights-to-choose'
import { privacyMailbox } from '@/lib/domain/company/official-channels'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** Rights about personal data, to choose in the contact form, and what happens to a request. */
const page = titledPage('/privacy-rights', async ({ locale, title }) => {
  const [t, shell] = await Promise.all([getTranslations('privacyRights'), getTranslations('shell')])
  const crumbs = await crumbsTo({ label: title })
  return (
    <>
      <PageHead
        tone="hero"
        breadcrumb={{ label: shell('breadcrumb'), crumbs }}
        title={title}
        lead={t('lead')}
        aside={<DeadlineRail />}
        // The form begins on its ground; on a dark page, where both are one colour, below it.
        className="pb-16 md:pb-24 night:pb-0 lg:[&_h1]:max-w-120 lg:[&>div>div]:grid-cols-2"
      />
      <div className="relative container-page -mt-16 pb-16 md:-mt-24 md:pb-24 night:mt-8 md:night:mt-12">
        <section
          aria-labelledby="request-title"
          className="rounded-panel border border-hairline bg-surface p-5 md:p-8 lg:p-10"
        >
          <h2 id="request-title" className="text-h3">
            {t('formTitle')}
          </h2>
          <p className="mt-2 mb-7 text-pretty text-ink-2">
            {t.rich('formLead', {
              mail: () => (
                <a href={`mailto:${privacyMailbox}`} className="text-link">
                  {privacyMailbox}
                </a>
              ),
            })}
          </p>
          <ContactFormIsland
            intl={await islandIntl(contactFormMessages)}
            locale={locale}
            branches={[]}
            policyHref={localizedPath(locale, '/policy')}
            subjects={await rightsToChoose()}
          />
        </section>
        <section className="mt-14 md:mt-20">
          <RequestSteps />
        </section>
      </div>
    </>
  )
})

export const { generateMetadata } = page

export default page.Page

import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { PageHead } from '@/components/ui/page-head'
import { ContactFormIsland } from '@/features/contact/contact-form-island'
import { contactFormMessages } from '@/features/contact/contact-form-messages'
import { RightsList } from '@/features/privacy-rights/rights-list'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

/** Rights about personal data, beside the contact form with its subject filled in. */
const page = titledPage('/privacy-rights', async ({ locale, title }) => {
  const [t, shell] = await Promise.all([getTranslations('privacyRights'), getTranslations('shell')])
  const crumbs = await crumbsTo({ label: title })
  return (
    <>
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={title} lead={t('lead')} />
      <div className="container-page grid gap-12 pb-16 md:pb-24 lg:grid-cols-12 lg:gap-6">
        <section className="lg:col-span-5 lg:pe-8">
          <RightsList />
        </section>
        <section aria-labelledby="request-title" className="lg:col-span-7">
          <div className="rounded-panel border border-hairline bg-surface p-5 md:p-8">
            <h2 id="request-title" className="text-h3">
              {t('formTitle')}
            </h2>
            <p className="mt-2 text-ink-2">{t('formLead')}</p>
            <p className="mt-2 mb-6 text-small text-ink-2">{t('identity')}</p>
            <ContactFormIsland
              intl={await islandIntl(contactFormMessages)}
              locale={locale}
              branches={[]}
              policyHref={localizedPath(locale, '/policy')}
              subject={t('subject')}
            />
          </div>
        </section>
      </div>
    </>
  )
})

export const { generateMetadata } = page

export default page.Page

import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { ForeignSummary } from '@/components/foreign-investors/foreign-summary'
import type { Branch, StaticContent } from '@/lib/backends/main/shell'
import { staticHref } from '@/lib/backends/main/static-content'
import { hotlineOf } from '@/lib/content/hotline'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { internationalHotline, openingHotline } from '@/lib/domain/company/hotline'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { CallCard } from './call-card'
import { Channels } from './channels'
import { ContactFormIsland } from './contact-form-island'
import { contactFormMessages } from './contact-form-messages'

interface ContactPageProps {
  readonly locale: Locale
  readonly content: StaticContent
  readonly branches: readonly Branch[]
}

/**
 * A call, then the other channels, beside the form; in languages of readers abroad, their way to an account comes first.
 * What the backend does not name is left out; the hotline is always there.
 */
export async function ContactPage({ locale, content, branches }: ContactPageProps) {
  const t = await getTranslations('contact')
  const isAbroad = beginsAbroad(locale)
  const domestic = [
    { hotline: openingHotline, use: t('openingUse') },
    { hotline: hotlineOf(content), use: t('hotlineUse') },
  ]
  return (
    <div className="relative container-page -mt-16 grid gap-10 pb-16 md:-mt-24 md:pb-24 lg:grid-cols-12 lg:gap-6">
      {isAbroad && (
        <div className="lg:col-span-12 lg:mb-6">
          <ForeignSummary />
        </div>
      )}
      <section aria-labelledby="channels-title" className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:contents">
        <h2 id="channels-title" className="sr-only">
          {t('channels')}
        </h2>
        {/* As high as the form. */}
        <div className="lg:col-span-5 lg:grid">
          <CallCard
            numbers={[...(isAbroad ? [{ hotline: internationalHotline, use: t('abroad') }] : []), ...domestic]}
            {...(isAbroad && { note: t('abroadNote') })}
          />
        </div>
        <Channels
          messenger={staticHref(content, 'messenger')}
          zalo={staticHref(content, 'zalo')}
          email={branches[0]?.emails[0] ?? null}
        />
      </section>
      <section
        aria-labelledby="message-title"
        // Directly beside the title.
        className={clsx('lg:col-span-7 lg:grid', !isAbroad && 'lg:-mt-56')}
      >
        <div className="rounded-panel border border-hairline bg-surface p-5 md:p-8">
          <h2 id="message-title" className="text-h3">
            {t('form.title')}
          </h2>
          <p className="mt-2 mb-6 text-ink-2">{t('form.lead')}</p>
          <ContactFormIsland
            intl={await islandIntl(contactFormMessages)}
            locale={locale}
            branches={branches.map(({ id, name }) => ({ id, name }))}
            policyHref={localizedPath(locale, '/policy')}
          />
        </div>
      </section>
    </div>
  )
}

import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { Section } from '@/components/ui/section'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { foreignAccountDays } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ForeignFacts } from './foreign-facts'
import { ForeignSteps } from './foreign-steps'

interface ForeignPathProps {
  readonly locale: Locale
  /** Small line above the heading. */
  readonly kicker: string
  /** Path of the category of guides; null: there is none. */
  readonly guidesHref: string | null
  /** Address of the online opening for holders of a Vietnamese ID card. */
  readonly onlineHref: string
}

/** The top of a page for readers abroad, how a foreign investor opens an account: whom to call, steps with their days, documents, costs, recent changes. */
export async function ForeignPath({ locale, kicker, guidesHref, onlineHref }: ForeignPathProps) {
  const t = await getTranslations('foreignInvestors')
  return (
    <Section id="foreign-investors" tone="surface" space="tight">
      <p className="mb-3 text-small font-semibold text-bronze">{kicker}</p>
      <h1 id="foreign-investors-heading" className="max-w-measure text-h1">
        {t('title')}
      </h1>
      <p className="mt-4 max-w-measure text-lead text-ink-2">{t('lead', foreignAccountDays)}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <a href={internationalHotline.href} className={buttonClass({ variant: 'bronze' }, 'max-sm:w-full')}>
          <span className="num">{t('call', { hotline: internationalHotline.label })}</span>
        </a>
        {guidesHref !== null && (
          <LinkButton href={guidesHref} variant="secondary" className="max-sm:w-full">
            {t('guide')}
          </LinkButton>
        )}
        <a href={onlineHref} className="inline-flex min-h-11 items-center text-link max-sm:order-last">
          {t('withCard', { minutes: openingMinutes })}
        </a>
        <p className="-mt-1 w-full text-small text-ink-2">{t('hours', workingHoursIn(locale))}</p>
      </div>
      <ForeignSteps className="mt-8 lg:grid-cols-4" />
      <ForeignFacts locale={locale} />
    </Section>
  )
}

import { getTranslations } from 'next-intl/server'

import { buttonClass } from '@/components/ui/button-class'
import { LinkButton } from '@/components/ui/link-button'
import { Section } from '@/components/ui/section'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { foreignAccountDays, foreignStepDays, foreignSteps } from '@/lib/domain/company/foreign-account'
import { internationalHotline } from '@/lib/domain/company/hotline'
import { workingHoursIn } from '@/lib/domain/company/working-hours'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ForeignFacts } from './foreign-facts'

interface ForeignPathProps {
  readonly locale: Locale
  /** Small line above the heading. */
  readonly kicker?: string
  /** `h1` where the page begins with it. */
  readonly heading?: 'h1' | 'h2'
  /** Path of the category of guides; null: there is none. */
  readonly guidesHref: string | null
  /** Address of the online opening for holders of a Vietnamese ID card; without it the link is left out. */
  readonly onlineHref?: string
}

/** How a foreign investor opens an account: whom to call, steps with their days, documents, costs, recent changes. */
export async function ForeignPath({ locale, kicker, heading = 'h2', guidesHref, onlineHref }: ForeignPathProps) {
  const t = await getTranslations('foreignInvestors')
  const Heading = heading
  return (
    <Section id="foreign-investors" tone="surface" space="tight">
      {kicker !== undefined && <p className="mb-3 text-small font-semibold text-bronze">{kicker}</p>}
      <Heading id="foreign-investors-heading" className={`max-w-measure ${heading === 'h1' ? 'text-h1' : 'text-h2'}`}>
        {t('title')}
      </Heading>
      <p className="mt-4 max-w-measure text-lead text-ink-2">{t('lead', foreignAccountDays)}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <a href={internationalHotline.href} className={buttonClass({}, 'max-sm:w-full')}>
          <span className="num">{t('call', { hotline: internationalHotline.label })}</span>
        </a>
        {guidesHref !== null && (
          <LinkButton href={guidesHref} variant="secondary" className="max-sm:w-full">
            {t('guide')}
          </LinkButton>
        )}
        {onlineHref === undefined ? null : (
          <a href={onlineHref} className="inline-flex min-h-11 items-center text-link max-sm:order-last">
            {t('withCard', { minutes: openingMinutes })}
          </a>
        )}
        <p className="-mt-1 w-full text-small text-ink-2">{t('hours', workingHoursIn(locale))}</p>
      </div>
      <ol className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {foreignSteps.map((step, index) => (
          <li key={step} className="border-t border-hairline-strong pt-4">
            <div className="flex items-center gap-x-3 sm:block">
              <p aria-hidden="true" className="flex items-center gap-3">
                <span className="num font-semibold text-bronze">{index + 1}</span>
                {/* A block for each working day. */}
                <span
                  className="h-2.5 bg-[repeating-linear-gradient(90deg,var(--bronze-graphic)_0_0.75rem,transparent_0.75rem_1rem)]"
                  style={{ width: `${foreignStepDays[step]}rem` }}
                />
              </p>
              <p className="num text-h3 text-primary sm:mt-1">{t('days', { days: foreignStepDays[step] })}</p>
            </div>
            <p className="mt-1 font-semibold">{t(`steps.${step}.title`)}</p>
            <p className="mt-1 text-small text-pretty text-ink-2">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      {/* Where few readers are foreign investors, who is called tells these. */}
      {heading === 'h1' && <ForeignFacts locale={locale} />}
    </Section>
  )
}

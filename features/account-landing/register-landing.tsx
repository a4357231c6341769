import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { ForeignPath } from '@/components/foreign-investors/foreign-path'
import { loadSiteLinks } from '@/lib/content/site-links'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { BeforeYouStart } from './before-you-start'
import { Entrance } from './entrance'
import { LandingDetails } from './landing-details'

interface RegisterLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
}

/** /register: the entrance, what to know before, and the details; for readers abroad, their own way first. */
export async function RegisterLanding({ locale, hotline }: RegisterLandingProps) {
  const t = await getTranslations('accountLanding')
  const { guides: guidesHref } = await loadSiteLinks(locale)
  const isAbroad = beginsAbroad(locale)
  const Heading = isAbroad ? 'h2' : 'h1'
  return (
    <>
      {isAbroad && <ForeignPath locale={locale} kicker={t('kicker')} guidesHref={guidesHref} onlineHref="#online" />}
      <Entrance id="online" page="register" locale={locale} hotline={hotline} isSecond={isAbroad}>
        <Heading className={clsx('text-balance', isAbroad ? 'text-h1-long' : 'text-display')}>
          {t('title', { minutes: openingMinutes })}
        </Heading>
        <p className={clsx('mt-4 max-w-measure text-ink-2', !isAbroad && 'text-lead')}>{t('lead')}</p>
      </Entrance>
      <BeforeYouStart hotline={hotline} />
      <LandingDetails locale={locale} guidesHref={guidesHref} />
    </>
  )
}

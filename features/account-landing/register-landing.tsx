import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'
import { ForeignPath } from '@/components/foreign-investors/foreign-path'
import { loadSiteLinks } from '@/lib/content/site-links'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import type { Hotline } from '@/lib/domain/company/hotline'

import { RehearsalLink } from '@/components/capture/rehearsal-link'
import { DataUse } from './data-use'
import { DeviceCard } from './device-card'
import { deviceCopy, deviceMessages } from './device-copy'
import { GroupMinutes } from './group-minutes'
import { LandingDetails } from './landing-details'
import { NoScriptNotice } from './no-script-notice'
import { PreparationList } from './preparation-list'
import { WhoCanOpen } from './who-can-open'

interface RegisterLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
}

/** /register: promise, preparation and data use on the left; the entrance for this device on the right. */
export async function RegisterLanding({ locale, hotline }: RegisterLandingProps) {
  const t = await getTranslations('accountLanding')
  const { guides: guidesHref } = await loadSiteLinks(locale)
  const isAbroad = beginsAbroad(locale)
  const Heading = isAbroad ? 'h2' : 'h1'
  return (
    <>
      {isAbroad && <ForeignPath locale={locale} heading="h1" guidesHref={guidesHref} onlineHref="#online" />}
      <Container
        id="online"
        className="grid gap-8 py-8 md:gap-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_auto_1fr] lg:gap-16"
      >
        <div>
          <p className="text-small font-semibold text-bronze">{t('kicker')}</p>
          <Heading className={clsx('mt-3 text-balance', isAbroad ? 'text-h2' : 'text-h1')}>
            {t('title', { minutes: openingMinutes })}
          </Heading>
          <p className="mt-4 max-w-measure text-lead text-ink-2">{t('lead')}</p>
        </div>
        {/* Right below the promise on phones, whose first screen ends there. */}
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            <Card size="panel" className="shadow-panel">
              <NoScriptNotice hotline={hotline} />
              <DeviceCard
                copy={await deviceCopy()}
                intl={await islandIntl(deviceMessages)}
                page="register"
                locale={locale}
                preparation={<PreparationList hotline={hotline.label} of="popup" />}
              />
              <div className="mt-4">
                <RehearsalLink locale={locale} />
              </div>
            </Card>
          </div>
        </div>
        <GroupMinutes />
        <div className="grid content-start gap-10">
          <div className="grid gap-10 md:grid-cols-2 md:gap-8">
            <PreparationList hotline={hotline.label} />
            <section>
              <h2 className="mb-3 font-semibold">{t('whoTitle')}</h2>
              <WhoCanOpen hotline={hotline} />
            </section>
          </div>
          <DataUse />
        </div>
      </Container>
      <LandingDetails locale={locale} guidesHref={guidesHref} />
    </>
  )
}

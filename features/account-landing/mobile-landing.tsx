import { getTranslations } from 'next-intl/server'

import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { islandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import type { Hotline } from '@/lib/domain/company/hotline'

import { RehearsalLink } from '@/components/capture/rehearsal-link'
import { AppPopup } from './app-popup'
import { DataUse } from './data-use'
import { DeviceCard } from './device-card'
import { deviceCopy, deviceMessages } from './device-copy'
import { GroupMinutes } from './group-minutes'
import { NoScriptNotice } from './no-script-notice'
import { PreparationList } from './preparation-list'
import { StartBar } from './start-bar'
import { WhoCanOpen } from './who-can-open'

interface MobileLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
  /** App store URLs from static content; without any there is no popup. */
  readonly appLinks: { readonly ios: string | null; readonly android: string | null }
}

/** /open-account: the landing page in one column, with a fixed start button at the bottom and the offer of the app. */
export async function MobileLanding({ locale, hotline, appLinks }: MobileLandingProps) {
  const t = await getTranslations('accountLanding')
  return (
    <>
      <Container className="py-8 pb-32 lg:py-14 lg:pb-36">
        <div className="mx-auto grid max-w-[560px] gap-8 lg:max-w-[1040px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-x-16 lg:gap-y-10">
          <div>
            <p className="text-small font-semibold text-bronze">{t('kicker')}</p>
            <h1 className="mt-2 text-h1 text-balance">{t('mobile.title')}</h1>
            <p className="mt-3 text-lead text-ink-2">{t('mobile.lead', { minutes: openingMinutes })}</p>
          </div>
          <Card size="panel" className="lg:row-span-2 lg:self-start">
            <NoScriptNotice hotline={hotline} />
            <DeviceCard
              copy={await deviceCopy()}
              intl={await islandIntl(deviceMessages)}
              page="open-account"
              locale={locale}
              preparation={<PreparationList hotline={hotline.label} of="popup" />}
            />
            <div className="mt-4">
              <RehearsalLink locale={locale} />
            </div>
          </Card>
          <GroupMinutes />
          <PreparationList hotline={hotline.label} />
          <section>
            <h2 className="mb-3 font-semibold">{t('whoTitle')}</h2>
            <WhoCanOpen hotline={hotline} />
          </section>
          <div className="lg:col-span-2">
            <DataUse />
          </div>
        </div>
      </Container>
      <StartBar locale={locale} label={t('mobile.start')} note={t('mobile.lead', { minutes: openingMinutes })} />
      {appLinks.ios === null && appLinks.android === null ? null : (
        <AppPopup
          locale={locale}
          links={appLinks}
          copy={{
            title: t('mobile.app.title'),
            text: t('mobile.app.text'),
            ios: t('mobile.app.ios'),
            android: t('mobile.app.android'),
            close: t('mobile.app.close'),
          }}
        />
      )}
    </>
  )
}

import { getTranslations } from 'next-intl/server'

import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { BeforeYouStart } from './before-you-start'
import { closingId } from './closing-band'
import { ClosingStart } from './closing-start'
import { Entrance, entranceId } from './entrance'
import { FeeLines } from './fee-lines'
import { LegalStrip } from './legal-strip'
import { PhoneQr } from './phone-qr'
import { StartBar } from './start-bar'

interface MobileLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
  /** App store URLs from static content; without any there is no offer of the app. */
  readonly appLinks: { readonly ios: string | null; readonly android: string | null }
}

/** /open-account: the landing page for phones, with a fixed start button at the bottom and the offer of the app. */
export async function MobileLanding({ locale, hotline, appLinks }: MobileLandingProps) {
  const t = await getTranslations('accountLanding')
  const shell = await getTranslations('shell')
  const lead = t('mobile.lead', { minutes: openingMinutes })
  const appCopy = {
    title: t('mobile.app.title'),
    text: t('mobile.app.text'),
    ios: t('mobile.app.ios'),
    android: t('mobile.app.android'),
    newTab: shell('newTab'),
    close: t('mobile.app.close'),
  }
  return (
    <>
      <Entrance
        page="open-account"
        locale={locale}
        hotline={hotline}
        panel={<PhoneQr title={t('mobile.qr.title')} text={t('mobile.qr.text')} label={t('device.noCamera.qrLabel')} />}
      >
        <h1 className="text-display text-balance">{t('mobile.title')}</h1>
        <p className="mt-4 max-w-measure text-lead text-ink-2">{lead}</p>
      </Entrance>
      <BeforeYouStart hotline={hotline} fees={<FeeLines locale={locale} />} />
      <ClosingStart page="open-account" locale={locale} call={hotline} />
      <LegalStrip />
      <StartBar
        locale={locale}
        label={t('device.start')}
        note={lead}
        entrance={entranceId}
        closing={closingId}
        app={appLinks.ios === null && appLinks.android === null ? null : { links: appLinks, copy: appCopy }}
      />
    </>
  )
}

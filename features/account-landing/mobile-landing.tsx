import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

import { Accordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { ForeignPath } from '@/components/foreign-investors/foreign-path'
import { loadSiteLinks } from '@/lib/content/site-links'
import { openingMinutes } from '@/lib/domain/account-opening/minutes'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'

import { BeforeYouStart } from './before-you-start'
import { closingId } from './closing-band'
import { ClosingStart } from './closing-start'
import { Entrance, entranceId } from './entrance'
import { FeeLines } from './fee-lines'
import { LegalStrip } from './legal-strip'
import { PhoneQr } from './phone-qr'
import { Safety } from './safety'
import { StartBar } from './start-bar'

/** The questions people ask most before they start on a phone. */
const questions = ['time', 'pause', 'bank'] as const

interface MobileLandingProps {
  readonly locale: Locale
  readonly hotline: Hotline
  /** App store URLs from static content; without any there is no offer of the app. */
  readonly appLinks: { readonly ios: string | null; readonly android: string | null }
}

/**
 * /open-account: the landing page for phones, with a fixed start button at the bottom and the offer of the app; for readers
 * abroad, as on /register, their own way first.
 */
export async function MobileLanding({ locale, hotline, appLinks }: MobileLandingProps) {
  const t = await getTranslations('accountLanding')
  const shell = await getTranslations('shell')
  const { guides: guidesHref } = await loadSiteLinks(locale)
  const isAbroad = beginsAbroad(locale)
  const Heading = isAbroad ? 'h2' : 'h1'
  const lead = t('mobile.lead', { minutes: openingMinutes })
  const qr = { title: t('mobile.qr.title'), text: t('mobile.qr.text'), label: t('device.noCamera.qrLabel') }
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
      {isAbroad && <ForeignPath locale={locale} kicker={t('kicker')} guidesHref={guidesHref} onlineHref="#online" />}
      <Entrance
        id="online"
        page="open-account"
        locale={locale}
        hotline={hotline}
        isSecond={isAbroad}
        code={<PhoneQr {...qr} />}
      >
        <Heading className={clsx('text-balance', isAbroad ? 'text-h1-long' : 'text-display')}>
          {t('mobile.title')}
        </Heading>
        <p className={clsx('mt-4 max-w-measure text-ink-2', !isAbroad && 'text-lead')}>{lead}</p>
      </Entrance>
      <BeforeYouStart hotline={hotline} />
      <FeeLines locale={locale} />
      <Section id="questions" space="tight" title={t('faqTitle')}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
          <Accordion
            items={questions.map((question) => ({
              id: `question-${question}`,
              title: t(`faq.${question}.q`),
              content: t(`faq.${question}.a`),
              open: question === questions[0],
            }))}
          />
          <Safety />
        </div>
      </Section>
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

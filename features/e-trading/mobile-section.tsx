import { Drawing } from '@/components/art/drawing'
import drumMobile from '@/components/art/drawings/drum-mobile.svg'
import { Smartphone } from '@/components/ui/icons'
import { getTranslations } from 'next-intl/server'

import { PortfolioScreen } from '@/components/app-screen/portfolio-screen'
import { QrCard } from '@/components/ui/qr-card'
import { staticHref } from '@/lib/backends/main/static-content'
import type { StaticContent } from '@/lib/backends/main/shell'
import { siteUrl } from '@/lib/platform/env/site-url'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { PlatformSection } from './platform-section'
import { StoreLinks } from './store-links'

/** The mobile app: store links and, on a computer, a QR code that opens this section on a phone with its own store. */
export async function MobileSection({ content, locale }: { content: StaticContent; locale: Locale }) {
  const t = await getTranslations('eTrading.mobile')
  const shell = await getTranslations('shell')
  const hrefs = { ios: staticHref(content, 'app_ios'), android: staticHref(content, 'app_android') }
  const hasApp = hrefs.ios !== null || hrefs.android !== null
  return (
    <PlatformSection
      id="mobile-trading"
      tone="hero"
      title={t('title')}
      kicker={t('kicker')}
      lead={t('lead')}
      points={[t('points.one'), t('points.two'), t('points.three')]}
      art={
        <div className="relative">
          <Drawing
            file={drumMobile}
            className="absolute top-1/2 left-1/2 size-[36rem] max-w-none -translate-1/2 text-hero-bronze opacity-30 night:text-relief night:opacity-100"
          />
          <PortfolioScreen className="mx-auto" />
        </div>
      }
    >
      {hasApp ? (
        <>
          <StoreLinks
            icon={<Smartphone className="size-5" />}
            hrefs={hrefs}
            copy={{ ios: t('ios'), android: t('android'), other: t('other'), newTab: shell('newTab') }}
          />
          <div className="mt-8 hidden lg:block">
            <QrCard
              value={siteUrl() + localizedPath(locale, '/e-trading#mobile-trading')}
              label={t('qr')}
              title={t('qrTitle')}
            >
              {t('qrLead')}
            </QrCard>
          </div>
        </>
      ) : (
        <p className="text-ink-2">{t('unavailable')}</p>
      )}
    </PlatformSection>
  )
}

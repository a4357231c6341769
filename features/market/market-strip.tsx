import { getTranslations } from 'next-intl/server'

import { hasMarketSource } from '@/lib/platform/env/market-source'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * Indices of the session as a strip; nothing without a market source. The document keeps room for the figures, which the
 * browser asks for, so that nothing moves when they come.
 */
export async function MarketStrip({ locale }: { locale: Locale }) {
  if (!hasMarketSource()) return null
  const [t, { StripLoader }] = await Promise.all([getTranslations('market'), import('./strip-loader')])
  const texts = {
    indices: t('indices'),
    demonstration: t('demonstration'),
    pause: t('pause'),
    resume: t('resume'),
    unavailable: t('unavailable'),
  }
  return (
    <section aria-label={t('label')} className="market-strip border-y border-hairline bg-band print:hidden">
      <div className="container-page flex min-h-40 flex-col gap-2 py-2 sm:min-h-28 lg:min-h-18 lg:flex-row lg:items-center lg:gap-2 lg:py-1">
        <StripLoader address={`/api/market/session/${locale}`} texts={texts}>
          {null}
        </StripLoader>
      </div>
    </section>
  )
}

import { getTranslations } from 'next-intl/server'

import type { StaticContent } from '@/lib/backends/main/shell'
import { staticText } from '@/lib/backends/main/static-content'
import { loadPromotion } from '@/lib/content/promotion'
import { optionalContent } from '@/lib/content/require-content'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { toBannerColor } from './banner-color'
import { HomeOverlays } from './home-overlays'

/** The promotion of the home page with the content of the editors; none if its entry is missing or hidden. */
export async function HomePromotions({ locale, content }: { locale: Locale; content: StaticContent }) {
  const t = await getTranslations('promotions')
  const shell = await getTranslations('shell')
  const promotion = await optionalContent(loadPromotion(locale))
  return (
    <HomeOverlays
      promo={
        promotion === null
          ? null
          : {
              title: promotion.title ?? t('promo.title'),
              image: promotion.image,
              href: localizedPath(locale, promotion.href),
              color: toBannerColor(staticText(content, 'promo_background')),
            }
      }
      copy={{
        close: shell('close'),
        promo: { action: t('promo.action') },
      }}
    />
  )
}

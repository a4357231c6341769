import { getTranslations } from 'next-intl/server'

import type { StaticContent } from '@/lib/backends/main/shell'
import { staticHref, staticText } from '@/lib/backends/main/static-content'
import { loadPromotion } from '@/lib/content/promotion'
import { optionalContent } from '@/lib/content/require-content'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import { toBannerColor } from './banner-color'
import { HomeOverlays } from './home-overlays'

/** The overlays of the home page with the content of the editors. One whose entry is missing or hidden is omitted. */
export async function HomePromotions({ locale, content }: { locale: Locale; content: StaticContent }) {
  const t = await getTranslations('promotions')
  const shell = await getTranslations('shell')
  const promotion = await optionalContent(loadPromotion(locale))
  const priceBoardHref = staticHref(content, 'banner_link') ?? staticHref(content, 'price_board')
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
      priceBoard={
        priceBoardHref === null
          ? null
          : {
              href: priceBoardHref,
              image: staticHref(content, 'banner_image'),
              color: toBannerColor(staticText(content, 'banner_background')),
            }
      }
      copy={{
        close: shell('close'),
        newTab: shell('newTab'),
        promo: { action: t('promo.action') },
        priceBoard: {
          label: t('priceBoard.label'),
          title: t('priceBoard.title'),
          text: t('priceBoard.text'),
          action: t('priceBoard.action'),
        },
      }}
    />
  )
}

import '@/app/_sheets/home.css'

import { getTranslations } from 'next-intl/server'

import { definePage } from '@/app/_pages/define-page'
import { ForeignStart } from '@/components/foreign-investors/foreign-start'
import { CityMap } from '@/features/branches/city-map'
import { Help } from '@/features/home/help'
import { Hero } from '@/features/home/hero'
import { ProductTour } from '@/features/home/product-tour'
import { Products } from '@/features/home/products'
import { Proof } from '@/features/home/proof'
import { Slider } from '@/features/home/slider'
import { Today } from '@/features/home/today'
import { ListedQuotes } from '@/features/market/listed-quotes'
import { MarketStrip } from '@/features/market/market-strip'
import { HomePromotions } from '@/features/promotions/home-promotions'
import { PriceBoardSlide } from '@/features/promotions/price-board-slide'
import { staticHref, staticSlides, staticText } from '@/lib/backends/main/static-content'
import { found } from '@/lib/content/content-result'
import { hotlineOf } from '@/lib/content/hotline'
import { optionalContent } from '@/lib/content/require-content'
import { loadStaticContent } from '@/lib/content/site-frame'
import { beginsAbroad } from '@/lib/domain/company/foreign-account'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { pageMetadata } from '@/lib/routes/page-metadata'
import { siteJsonLd } from '@/lib/routes/site-json-ld'

const networks = ['facebook', 'youtube', 'zalo', 'linkedin', 'twitter'] as const

const page = definePage({
  path: '/',
  load: async ({ locale }) => found((await optionalContent(loadStaticContent(locale))) ?? {}),
  async metadata(content, { locale }) {
    const t = await getTranslations('meta')
    const title = staticText(content, 'homepage_title') ?? t('homeTitle')
    const description = staticText(content, 'homepage_description') ?? t('homeDescription')
    return {
      ...pageMetadata({ locale, path: '/', title, description }),
      // Without the site's name as suffix: editors write it into the title.
      title: { absolute: title },
      keywords: staticText(content, 'homepage_keyword'),
    }
  },
  async view(content, { locale }) {
    const t = await getTranslations('meta')
    return (
      <>
        <JsonLd
          data={siteJsonLd({
            locale,
            name: t('siteName'),
            telephone: hotlineOf(content).label,
            sameAs: networks.flatMap((network) => staticHref(content, network) ?? []),
          })}
        />
        <Hero locale={locale} />
        <MarketStrip locale={locale} />
        <Proof locale={locale} />
        {beginsAbroad(locale) && <ForeignStart locale={locale} />}
        <ProductTour locale={locale} />
        <Products locale={locale} />
        <Today
          locale={locale}
          quoted={(tickers, list) => (
            <ListedQuotes tickers={tickers} locale={locale} media="(width >= 48rem)">
              {list}
            </ListedQuotes>
          )}
        >
          <Slider slides={staticSlides(content, locale)}>
            <PriceBoardSlide content={content} />
          </Slider>
        </Today>
        <Help locale={locale} branches={<CityMap locale={locale} />} />
        <div data-overlays>
          <HomePromotions locale={locale} content={content} />
        </div>
      </>
    )
  },
})

export const { generateMetadata } = page

export default page.Page

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { MobileSection } from '@/features/e-trading/mobile-section'
import { BranchesSection } from '@/features/home/branches-section'
import { CalculatorTeaser } from '@/features/home/calculator-teaser'
import { FaqTop } from '@/features/home/faq-top'
import { GuidesRail } from '@/features/home/guides-rail'
import { Hero } from '@/features/home/hero'
import { MarketNews } from '@/features/home/market-news'
import { OpeningSteps } from '@/features/home/opening-steps'
import { ProductBento } from '@/features/home/product-bento'
import { Proof } from '@/features/home/proof'
import { Research } from '@/features/home/research'
import { Slider } from '@/features/home/slider'
import { staticHref, staticSlides, staticText } from '@/lib/backends/main/static-content'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { pageMetadata } from '@/lib/routes/page-metadata'
import { siteJsonLd } from '@/lib/routes/site-json-ld'

const networks = ['facebook', 'youtube', 'zalo', 'linkedin', 'twitter'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('meta')
  const content = (await orNull(loadStaticContent(locale))) ?? {}
  const title = staticText(content, 'homepage_title') ?? t('homeTitle')
  return {
    ...pageMetadata({
      locale,
      path: '/',
      title,
      description: staticText(content, 'homepage_description') ?? t('homeDescription'),
    }),
    // Whole as the editors wrote it: it names the site itself.
    title: { absolute: title },
    keywords: staticText(content, 'homepage_keyword'),
  }
}

export default async function HomePage() {
  const locale = await currentLocale()
  const t = await getTranslations('meta')
  const content = (await orNull(loadStaticContent(locale))) ?? {}
  const hotline = hotlineOf(content)
  return (
    <>
      <JsonLd
        data={siteJsonLd({
          locale,
          name: t('siteName'),
          telephone: hotline.label,
          sameAs: networks.flatMap((network) => staticHref(content, network) ?? []),
        })}
      />
      <Hero locale={locale} />
      <Proof locale={locale} />
      <Slider slides={staticSlides(content, locale)} />
      <ProductBento locale={locale} />
      <OpeningSteps />
      <MarketNews locale={locale} />
      <Research locale={locale} />
      <CalculatorTeaser />
      <MobileSection content={content} locale={locale} />
      <GuidesRail locale={locale} />
      <BranchesSection locale={locale} />
      <FaqTop locale={locale} />
    </>
  )
}

import { getTranslations } from 'next-intl/server'

import { DesktopFigure } from '@/components/app-screen/desktop-figure'
import { sampleStocks } from '@/components/app-screen/sample-market'
import { TerminalWindow } from '@/components/app-screen/terminal-window'
import { AllLink } from '@/components/ui/all-link'
import { ArrowRight } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'
import { loadPostsOfCategory } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { loadSiteLinks } from '@/lib/content/site-links'
import { rates } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { categoryIds } from '@/lib/routes/category-ids'

import { productFacts } from './product-facts'

/** The terminal in which they are traded, on phones its board, and the first products of the CMS, each with a fact. */
export async function Products({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.products')
  const [products, links] = await Promise.all([
    optionalContent(loadPostsOfCategory(categoryIds.products, locale, 5)),
    loadSiteLinks(locale),
  ])
  if (!products?.rows.length) return null
  return (
    <Section
      id="all-products"
      space="band"
      className="bg-band max-md:pt-6 max-md:pb-5 md:py-12! md:[&:lang(vi)]:py-14!"
      title={t('title')}
      action={links.products !== null && <AllLink href={links.products}>{t('all')}</AllLink>}
    >
      <div className="mb-4 md:mb-6">
        {/* Shares that no article names, at prices of no day; the ticket is on the phone above. */}
        <DesktopFigure isOfPage label={t('screen')}>
          <TerminalWindow
            board={{ stocks: sampleStocks, className: 'text-min @5xl:text-small', hasTrend: true }}
            className="@3xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
            rows="grid-rows-[12rem_auto]"
          />
        </DesktopFigure>
      </div>
      <nav aria-labelledby="all-products-title">
        <ul className="product-list">
          {products.rows.map(({ id, slug, title }) => {
            const fact = productFacts.get(slug)
            return (
              <li key={id} className="product">
                <Link href={`/article/${slug}`} className="product-name">
                  {keepPairs(title)} <ArrowRight />
                </Link>
                {fact && (
                  <>
                    <p className="product-figure">
                      {t(`facts.${fact}.figure`, { rate: formatPercent(rates.margin, locale) })}
                    </p>
                    <p className="product-note">{t(`facts.${fact}.note`)}</p>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
    </Section>
  )
}

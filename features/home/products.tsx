import { getTranslations } from 'next-intl/server'

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

import { LoanDrawing, ShareDrawing } from './product-drawing'
import { productFacts, type ProductFact } from './product-facts'

/** The first products of the CMS, each with a fact: two that most come for large, with what they may bring and cost; the others below them. */
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
      className="bg-band max-md:pt-6 max-md:pb-5 md:py-13! md:[&:lang(vi)]:py-16!"
      title={t('title')}
      action={links.products !== null && <AllLink href={links.products}>{t('all')}</AllLink>}
    >
      <nav aria-labelledby="all-products-title">
        <ul className="product-list">
          {products.rows.map(({ id, slug, title }) => {
            const fact = productFacts.get(slug)
            return (
              <li key={id} className="product" data-fact={fact}>
                <Link href={`/article/${slug}`} className="product-name">
                  {keepPairs(title)} <ArrowRight />
                </Link>
                <Fact of={fact} locale={locale} />
              </li>
            )
          })}
        </ul>
      </nav>
    </Section>
  )
}

async function Fact({ of, locale }: { of: ProductFact | undefined; locale: Locale }) {
  const t = await getTranslations('home.products.facts')
  if (of === undefined) return null
  return (
    <>
      {(of === 'shares' || of === 'margin') && (
        <p className="product-figure">{t(`${of}.figure`, { rate: formatPercent(rates.margin, locale) })}</p>
      )}
      <p className="product-note">{t(`${of}.note`)}</p>
      {of === 'shares' && <ShareDrawing locale={locale} />}
      {of === 'margin' && <LoanDrawing locale={locale} />}
    </>
  )
}

import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
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

import { productFacts, type ProductFact } from './product-facts'
import { ProductSign } from './product-sign'

/** The first products of the CMS, each with a fact and its drawing: columns of a price list, on phones its rows. */
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
      className="bg-band max-md:pt-7 max-md:pb-6 md:py-10!"
      title={t('title')}
      action={links.products !== null && <AllLink href={links.products}>{t('all')}</AllLink>}
    >
      <nav aria-labelledby="all-products-title">
        <ul className="product-list">
          {products.rows.map(({ id, slug, title }) => (
            <li key={id} className="product">
              <Link href={`/article/${slug}`} className="product-name">
                {keepPairs(title)}
              </Link>
              <Fact of={productFacts.get(slug)} locale={locale} />
            </li>
          ))}
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
      <p className="product-figure">{t(`${of}.figure`, { rate: formatPercent(rates.margin, locale) })}</p>
      <p className="product-note">{t(`${of}.note`)}</p>
      <ProductSign of={of} locale={locale} />
    </>
  )
}

import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
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

/** The first products of the CMS, each with a fact: tiles in a row, on phones the rows of a list. */
export async function Products({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.products')
  const [products, links] = await Promise.all([
    optionalContent(loadPostsOfCategory(categoryIds.products, locale, 5)),
    loadSiteLinks(locale),
  ])
  if (!products?.rows.length) return null
  return (
    <nav
      aria-labelledby="all-products"
      className="mt-1 grid items-center gap-x-6 border-t border-hairline pt-4 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-3"
    >
      <h3 id="all-products" className="text-h3 text-pretty">
        {t('title')}
      </h3>
      <ul className="product-tiles">
        {products.rows.map(({ id, slug, title }) => (
          <li key={id} className="product-tile">
            <Link href={`/article/${slug}`} className="product-name">
              {keepPairs(title)}
            </Link>
            <Fact of={productFacts.get(slug)} locale={locale} />
          </li>
        ))}
      </ul>
      {links.products !== null && (
        <span className="order-3 lg:order-1">
          <AllLink href={links.products}>{t('all')}</AllLink>
        </span>
      )}
    </nav>
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

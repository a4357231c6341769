import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import { Cover } from '@/components/ui/cover'
import { ArrowRight } from '@/components/ui/icons'
import { Section } from '@/components/ui/section'
import { loadPostsOfCategory } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { loadSiteLinks } from '@/lib/content/site-links'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { categoryIds } from '@/lib/routes/category-ids'

/** The first five products of the CMS, each a tile with the picture of its post, the first one twice as wide; it and the last one are dark. */
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
      className="bg-band max-md:pt-6 max-md:pb-5 md:py-11! md:[&:lang(vi)]:py-15!"
      title={t('title')}
      action={links.products !== null && <AllLink href={links.products}>{t('all')}</AllLink>}
    >
      <ul className="products">
        {products.rows.map(({ id, slug, title, description, image }, index) => (
          <li key={id} className="product" data-scheme={index % 4 === 0 ? 'dark' : undefined}>
            <Cover src={image} of={`/article/${slug}`} className="product-cover" priority={false} />
            <div className="product-words">
              <h3>
                <Link href={`/article/${slug}`} className="product-name">
                  {keepPairs(title)} <ArrowRight />
                </Link>
              </h3>
              {description !== null && <p>{keepPairs(description)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

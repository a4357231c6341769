import { getTranslations } from 'next-intl/server'

import { Section } from '@/components/ui/section'
import { loadPostsOfCategory } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { loadSiteLinks } from '@/lib/content/site-links'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AllLink } from '@/components/ui/all-link'
import { categoryIds } from '@/lib/routes/category-ids'
import { Cover } from '@/components/ui/cover'

/** The first product as a large tile, four beside it. */
export async function ProductBento({ locale }: { locale: Locale }) {
  const t = await getTranslations('home.products')
  const [products, links] = await Promise.all([
    optionalContent(loadPostsOfCategory(categoryIds.products, locale, 5)),
    loadSiteLinks(locale),
  ])
  if (!products?.rows.length) return null
  return (
    <Section
      id="products"
      title={t('title')}
      lead={t('lead')}
      action={links.products !== null && <AllLink href={links.products}>{t('all')}</AllLink>}
    >
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-2 lg:gap-6">
        {products.rows.map((product, index) => (
          <li
            key={product.id}
            className={`group relative flex flex-col overflow-clip rounded-card border border-hairline bg-surface transition-[border-color,box-shadow] hover:border-field hover:shadow-panel ${index === 0 ? 'md:col-span-2 lg:row-span-2' : ''}`}
          >
            <Cover
              src={product.image}
              className={
                index === 0
                  ? // Fills the height of the tiles beside it.
                    'aspect-[16/10] w-full object-cover lg:aspect-auto lg:h-0 lg:min-h-64 lg:grow'
                  : 'aspect-[16/9] w-full object-cover'
              }
              priority={false}
            />
            <div className={index === 0 ? 'p-6 md:p-8' : 'p-5'}>
              <h3 className={index === 0 ? 'text-h3' : 'text-[17px] leading-[1.4] font-semibold'}>
                <Link
                  href={`/article/${product.slug}`}
                  className="group-hover:text-primary after:absolute after:inset-0"
                >
                  {product.title}
                </Link>
              </h3>
              {product.description !== null && (
                <p className={`mt-2 text-ink-2 ${index === 0 ? '' : 'clamp-3 text-small'}`}>{product.description}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

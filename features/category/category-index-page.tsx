import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { ListHeader } from '@/components/ui/list-header'
import type { Category } from '@/lib/backends/main/content'
import { categoryPath } from '@/lib/routes/category-path'
import { Link } from '@/lib/platform/i18n/link'

import { CategoryTree } from './subcategories'

interface CategoryIndexPageProps {
  categories: readonly Category[]
  crumbs: readonly Crumb[]
}

/** All categories with their subcategories. */
export async function CategoryIndexPage({ categories, crumbs }: CategoryIndexPageProps) {
  const t = await getTranslations('category')
  const lists = await getTranslations('lists')
  return (
    <>
      <ListHeader crumbs={crumbs} breadcrumbLabel={lists('breadcrumb')} title={t('indexTitle')} lead={t('indexLead')} />
      <div className="container-page grid gap-x-6 gap-y-12 pt-10 pb-20 md:grid-cols-2 md:pt-14 md:pb-28 xl:grid-cols-4">
        {categories.map((category) => (
          <section key={category.id} className="border-t border-field pt-5">
            <h2 className="text-h3">
              <Link href={categoryPath(category)} className="underline-offset-4 hover:text-primary hover:underline">
                {category.name}
              </Link>
            </h2>
            {category.description !== null && <p className="mt-2 text-small text-ink-2">{category.description}</p>}
            <CategoryTree categories={category.children} />
          </section>
        ))}
      </div>
    </>
  )
}

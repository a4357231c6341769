import { loadCategory } from '@/lib/content/categories'
import { optionalContent } from '@/lib/content/require-content'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { categoryIds } from '@/lib/routes/category-ids'

import { categoryPage } from './category-page'

/** The build renders the top categories; those below are rendered on their first visit. */
export async function generateStaticParams() {
  const tops = await Promise.all(
    [categoryIds.news, categoryIds.research, categoryIds.products, categoryIds.guides].map((id) =>
      optionalContent(loadCategory(id, defaultLocale)),
    ),
  )
  const slugs = tops.flatMap((top) => (top === null ? [] : [{ slug: top.slug }]))
  return slugs.length > 0 ? slugs : [{ slug: 'none' }]
}

export const { generateMetadata } = categoryPage

export default categoryPage.Page

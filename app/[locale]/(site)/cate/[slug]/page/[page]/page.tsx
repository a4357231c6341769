import { loadCategory } from '@/lib/content/categories'
import { optionalContent } from '@/lib/content/require-content'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { categoryIds } from '@/lib/routes/category-ids'

import { categoryPage } from '../../category-page'

/** The build renders the second page of the news; other pages are rendered on their first visit. */
export async function generateStaticParams() {
  const news = await optionalContent(loadCategory(categoryIds.news, defaultLocale))
  return [{ slug: news?.slug ?? 'none', page: '2' }]
}

export const { generateMetadata } = categoryPage

export default categoryPage.Page

import { categoryIds } from '@/lib/routes/category-ids'
import { loadCategory } from '@/lib/content/lists'
import { orNull } from '@/lib/content/settle'
import { defaultLocale } from '@/lib/platform/i18n/locales'
import { parsePageNumber } from '@/lib/platform/paging/page-number'

import { CategoryRoute, categoryMetadata } from '../../category-route'

type Props = PageProps<'/[locale]/cate/[slug]/page/[page]'>

/** The second page of the news is rendered by the build, further ones on their first visit. */
export async function generateStaticParams() {
  const news = await orNull(loadCategory(categoryIds.news, defaultLocale))
  return [{ slug: news?.status === 'found' ? news.document.slug : 'none', page: '2' }]
}

async function routeOf({ params }: Props) {
  const { slug, page } = await params
  return { slug: decodeURIComponent(slug), page: parsePageNumber(page) }
}

export async function generateMetadata(props: Props) {
  return categoryMetadata(await routeOf(props))
}

export default async function CategoryOfPage(props: Props) {
  return <CategoryRoute {...await routeOf(props)} />
}

import { categoryIds } from '@/lib/routes/category-ids'
import { loadCategory } from '@/lib/content/lists'
import { orNull } from '@/lib/content/settle'
import { defaultLocale } from '@/lib/platform/i18n/locales'

import { CategoryRoute, categoryMetadata } from './category-route'

type Props = PageProps<'/[locale]/cate/[slug]'>

/** The build renders the subjects at the top; what is below them is rendered, whole, on its first visit. */
export async function generateStaticParams() {
  const tops = await Promise.all(
    [categoryIds.news, categoryIds.research, categoryIds.products, categoryIds.guides].map((id) =>
      orNull(loadCategory(id, defaultLocale)),
    ),
  )
  const slugs = tops.flatMap((top) => (top?.status === 'found' ? [{ slug: top.document.slug }] : []))
  return slugs.length > 0 ? slugs : [{ slug: 'none' }]
}

const routeOf = async ({ params }: Props) => ({ slug: decodeURIComponent((await params).slug), page: 1 })

export async function generateMetadata(props: Props) {
  return categoryMetadata(await routeOf(props))
}

export default async function Category(props: Props) {
  return <CategoryRoute {...await routeOf(props)} />
}

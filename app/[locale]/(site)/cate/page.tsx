import '@/app/_sheets/lists.css'

import { crumbsTo } from '@/app/_pages/crumbs'
import { definePage } from '@/app/_pages/define-page'
import { headingOf, titledMetadata } from '@/app/_pages/titled-page'
import { CategoryIndexPage } from '@/features/category/category-index-page'
import { loadCategory } from '@/lib/content/categories'
import { found } from '@/lib/content/content-result'
import { loadPostsOfCategory } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { categoryIds } from '@/lib/routes/category-ids'

const subjects = [categoryIds.news, categoryIds.research, categoryIds.products, categoryIds.guides]

/** Posts shown of each: the newest beside four lines, of products three rows of tiles. */
const shownOf = (id: number) => (id === categoryIds.products ? 9 : 5)

const path = '/cate'

const page = definePage({
  path,
  async load({ locale }) {
    const loaded = await Promise.all(
      subjects.map(async (id) => {
        const [category, posts] = await Promise.all([
          optionalContent(loadCategory(id, locale)),
          optionalContent(loadPostsOfCategory(id, locale, shownOf(id))),
        ])
        return category === null ? [] : [{ category, posts }]
      }),
    )
    const categories = loaded.flat()
    return categories.length > 0 ? found(categories) : { kind: 'unavailable', reason: 'all top categories' }
  },
  metadata: titledMetadata(path),
  async view(categories, { locale }) {
    const { title } = await headingOf(path)
    return <CategoryIndexPage locale={locale} categories={categories} crumbs={await crumbsTo({ label: title })} />
  },
})

export const { generateMetadata } = page

export default page.Page

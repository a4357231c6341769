import { categoryPostsQuerySchema, type postPageResponseSchema } from '@/lib/backends/main/content-schemas'
import type { mainEndpoints } from '@/lib/backends/main/endpoints'
import type { z } from '@/lib/platform/zod/zod'

import type { AnyPost } from '../../wire/content'
import { existsIn, textIn } from '../../wire/localised'
import { sortBy, toPage } from '../../wire/paging'
import { toCategory, toPostRow } from '../../wire/post-mapper'
import type { Call, Handlers } from '../../http/handler'
import { readQuery } from '../../http/read-request'
import { notFound } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { SeedCategory } from '../../seed/types'
import { wireOf } from './wire-of'
import { withSizes } from './with-sizes'

function byId(id: string, { content }: Sandbox): SeedCategory {
  const found = content.category(Number(id))
  if (!found) throw notFound()
  return found
}

function bySlug(slug: string, { content }: Sandbox): SeedCategory {
  const found = content.categoryBySlug(slug)
  if (!found) throw notFound()
  return found
}

/** Slug of the category that the report list shows. */
const reportsSlug = 'bao-cao'

/** Pages of reports up to this long give the sizes of their PDFs. */
const sizedRows = 10

/** Posts of a category that exist in the language of the call. */
function postsIn({ id }: SeedCategory, { locale }: Call, { content }: Sandbox): AnyPost[] {
  return content.postsOf(id).filter((post) => existsIn(post.title, locale))
}

/** One page of the posts of a category, sorted as the query says. */
async function postPage(
  category: SeedCategory,
  call: Call,
  sandbox: Sandbox,
): Promise<z.input<typeof postPageResponseSchema>> {
  const query = readQuery(call, categoryPostsQuerySchema)
  const rows = sortBy(postsIn(category, call, sandbox), query, {
    published_at: (post) => post.publishedAt,
    created_at: (post) => post.publishedAt,
    id: (post) => post.id,
    title: (post) => textIn(post.title, call.locale),
  })
  const page = toPage(query.active === 1 ? rows : [], query)
  const wire = wireOf(call, sandbox)
  const data = page.data.map((post) => toPostRow(post, wire))
  return { ...page, data: query.limit > sizedRows ? data : await withSizes(data, sandbox) }
}

/** Categories and their lists of posts. */
export const categoryHandlers: Handlers<
  typeof mainEndpoints,
  | 'category'
  | 'newsCategory'
  | 'categoryBySlug'
  | 'parentCategoryBySlug'
  | 'categoryPostList'
  | 'categoryPosts'
  | 'reports'
> = {
  category: (call, sandbox) => ({ data: toCategory(byId(call.params.id, sandbox), wireOf(call, sandbox)) }),
  newsCategory: (call, sandbox) => ({ data: toCategory(byId(call.params.id, sandbox), wireOf(call, sandbox)) }),
  categoryBySlug: (call, sandbox) => ({ data: toCategory(bySlug(call.params.slug, sandbox), wireOf(call, sandbox)) }),
  parentCategoryBySlug(call, sandbox) {
    const { parentId } = bySlug(call.params.slug, sandbox)
    const parent = parentId === undefined ? undefined : sandbox.content.category(parentId)
    return { data: parent ? toCategory(parent, wireOf(call, sandbox), 0) : null }
  },
  categoryPostList(call, sandbox) {
    const wire = wireOf(call, sandbox)
    const posts = postsIn(byId(call.params.id, sandbox), call, sandbox)
    const newest = posts.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    return { data: newest.map((post) => toPostRow(post, wire)) }
  },
  categoryPosts: (call, sandbox) => postPage(byId(call.params.id, sandbox), call, sandbox),
  reports: (call, sandbox) => postPage(bySlug(reportsSlug, sandbox), call, sandbox),
}

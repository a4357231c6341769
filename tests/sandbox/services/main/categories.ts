import {
  categoryPostsQuerySchema,
  categoryResponseSchema,
  parentCategoryResponseSchema,
  postListResponseSchema,
  postPageResponseSchema,
} from '@/lib/backends/main/content-schemas'

import type { AnyPost } from '../../wire/content'
import { existsIn, textIn } from '../../wire/localised'
import { sortBy, toPage } from '../../wire/paging'
import { toCategory, toPostRow } from '../../wire/post-mapper'
import { answer, type Call, endpointsOf, readQuery } from '../../http/endpoint'
import { notFound } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { SeedCategory } from '../../seed/types'
import { wireOf } from './wire-of'
import { withSizes } from './with-sizes'

const { get } = endpointsOf('main')

function byId(call: Call, { content }: Sandbox): SeedCategory {
  const found = content.category(Number(call.params['id']))
  if (!found) throw notFound()
  return found
}

function bySlug(call: Call, { content }: Sandbox): SeedCategory {
  const found = content.categoryBySlug(call.params['slug'] ?? '')
  if (!found) throw notFound()
  return found
}

function category(find: (call: Call, sandbox: Sandbox) => SeedCategory) {
  return (call: Call, sandbox: Sandbox) =>
    answer(categoryResponseSchema, { data: toCategory(find(call, sandbox), wireOf(call, sandbox)) })
}

/** Posts of a category that exist in the language of the call. */
function postsFor(call: Call, sandbox: Sandbox): AnyPost[] {
  const { id } = byId(call, sandbox)
  return sandbox.content.postsOf(id).filter((post) => existsIn(post.title, call.locale))
}

/** Pages of reports up to this long say the sizes of their PDFs. */
const sizedRows = 10

export const categoryEndpoints = [
  get('/categories/fe/:id/article', async (call, sandbox) => {
    const query = readQuery(call, categoryPostsQuerySchema)
    const rows = sortBy(postsFor(call, sandbox), query, {
      published_at: (post) => post.publishedAt,
      created_at: (post) => post.publishedAt,
      id: (post) => post.id,
      title: (post) => textIn(post.title, call.locale),
    })
    const page = toPage(query.active === 1 ? rows : [], query)
    const wire = wireOf(call, sandbox)
    const data = page.data.map((post) => toPostRow(post, wire))
    return answer(postPageResponseSchema, {
      ...page,
      data: query.limit > sizedRows ? data : await withSizes(data, sandbox),
    })
  }),
  get('/categories/get_by_slug/:slug/parent', (call, sandbox) => {
    const { parentId } = bySlug(call, sandbox)
    const parent = parentId === undefined ? undefined : sandbox.content.category(parentId)
    const data = parent ? toCategory(parent, wireOf(call, sandbox), 0) : null
    return answer(parentCategoryResponseSchema, { data })
  }),
  get('/categories/get_by_slug/:slug', category(bySlug)),
  get('/categories/fe/:id', category(byId)),
  get('/categories/:id/article', (call, sandbox) => {
    const wire = wireOf(call, sandbox)
    const newest = postsFor(call, sandbox).toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    return answer(postListResponseSchema, { data: newest.map((post) => toPostRow(post, wire)) })
  }),
  get('/categories/:id', category(byId)),
]

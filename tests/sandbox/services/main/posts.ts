import { faqsQuerySchema, historiesQuerySchema } from '@/lib/backends/main/content-schemas'
import type { mainEndpoints } from '@/lib/backends/main/endpoints'

import { existsIn, toLocale, toWireText } from '../../wire/localised'
import { sortBy, toPage } from '../../wire/paging'
import { toPost, toPostRow } from '../../wire/post-mapper'
import type { Handlers } from '../../http/handler'
import { readQuery } from '../../http/read-request'
import { notFound } from '../../http/wire-error'
import { wireOf } from './wire-of'
import { withSizes } from './with-sizes'

const relatedPosts = 6

/** Articles, milestones and questions. */
export const postHandlers: Handlers<typeof mainEndpoints, 'post' | 'postBySlug' | 'histories' | 'faqs'> = {
  async postBySlug(call, sandbox) {
    const post = sandbox.content.postBySlug(call.params.slug)
    if (!post) throw notFound()
    const wire = wireOf(call, sandbox)
    const relate = sandbox.content
      .postsOf(post.categoryId)
      .filter((other) => other.id !== post.id && existsIn(other.title, call.locale))
      .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
      .slice(0, relatedPosts)
      .map((other) => toPostRow(other, wire))
    const [own = toPost(post, wire)] = await withSizes([toPost(post, wire)], sandbox)
    return { data: { ...own, relate } }
  },
  post(call, sandbox) {
    const post = sandbox.content.postById(Number(call.params.id))
    if (!post) throw notFound()
    return { data: toPost(post, wireOf(call, sandbox)) }
  },
  histories(call, { content }) {
    const query = readQuery(call, historiesQuerySchema)
    const rows = content.seed.history.filter((entry) => entry.active === (query.active === 1))
    const sorted = sortBy(rows, query, { time: (entry) => entry.time, id: (entry) => entry.id })
    const page = toPage(sorted, query)
    const data = page.data.map((entry) => ({
      id: entry.id,
      time: entry.time.slice(0, 10),
      title: toWireText(entry.title),
      content: toWireText(entry.content),
      active: entry.active ? (1 as const) : (0 as const),
    }))
    return { ...page, data }
  },
  faqs(call, { content }) {
    const query = readQuery(call, faqsQuerySchema)
    const rows = content.seed.faqs.filter(
      (faq) =>
        faq.active === (query.active === 1) &&
        existsIn(faq.question, call.locale) &&
        faq.shownIn.includes(toLocale(call.locale)),
    )
    const page = toPage(sortBy(rows, query, { id: (faq) => faq.id, created_at: (faq) => faq.id }), query)
    const data = page.data.map((faq) => ({
      id: faq.id,
      title: toWireText(faq.question),
      content: toWireText(faq.answer),
      group: { id: faq.group.id, name: toWireText(faq.group.name), sequence: -faq.group.id },
    }))
    return { ...page, data }
  },
}

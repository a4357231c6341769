import {
  categoryPostsQuerySchema,
  faqsQuerySchema,
  historiesQuerySchema,
  type PostWire,
} from '@/lib/backends/main/content-schemas'
import type { mainEndpoints } from '@/lib/backends/main/endpoints'
import { recruitmentsQuerySchema } from '@/lib/backends/main/form-schemas'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Found, PayloadClient } from '../payload-client'
import type { Affiliate, Article, MenuEntry, Milestone, Office, Question, SiteText, Topic, Vacancy } from './documents'
import { toBranch, toCountry, toFaq, toHistory, toPost, toRecruitment, toStaticContent } from './to-wire'
import { idsBelow, parentOf, toCategory, toMenu } from './trees'

export interface Call {
  readonly cms: PayloadClient
  readonly locale: Locale
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** The CMS has nothing of this name: 404. */
export class NotFound extends Error {}

const newestOfCategory = 10
const relatedPosts = 6

/** A page of Payload as a page of the contract. */
const toPage = <Row, Wire>({ docs, page, totalPages, totalDocs }: Found<Row>, toWire: (row: Row) => Wire) => ({
  data: docs.map(toWire),
  current_page: page,
  last_page: Math.max(1, totalPages),
  total: totalDocs,
})

const sortOf = (direction: 'asc' | 'desc', field: string) => (direction === 'desc' ? `-${field}` : field)

/** Lists do not give the whole text. */
const withoutBody = { 'select[body]': 'false' }

const allTopics = async ({ cms }: Call) => (await cms.find<Topic>('topics', { sort: '-order' })).docs

async function topicOf(call: Call): Promise<{ topic: Topic; all: readonly Topic[] }> {
  const all = await allTopics(call)
  const { id, slug } = call.params
  const topic = all.find(({ number, address }) => (id === undefined ? address === slug : number === Number(id)))
  if (!topic) throw new NotFound()
  return { topic, all }
}

/** Posts of a topic and of those below it, in the language of the call, newest first. */
async function postsOf(call: Call, paging: { limit: number; page?: number; sort?: string }) {
  const { topic, all } = await topicOf(call)
  const found = await call.cms.find<Article>('articles', {
    'where[topic][in]': idsBelow(topic, all).join(','),
    [`where[headline.${call.locale}][exists]`]: 'true',
    sort: '-published',
    ...withoutBody,
    ...paging,
  })
  return toPage(found, (article): PostWire => toPost(article, call.locale))
}

async function category(call: Call) {
  const { topic, all } = await topicOf(call)
  const { data: posts } = await postsOf(call, { limit: newestOfCategory })
  return { data: { ...toCategory(topic, all), posts } }
}

async function pageOfPosts(call: Call) {
  const { page, limit, sort, direction } = categoryPostsQuerySchema.parse(call.query)
  return postsOf(call, { page, limit, sort: sortOf(direction, sort === 'id' ? 'id' : 'published') })
}

async function postWithRelated(call: Call) {
  const article = await call.cms.first<Article>('articles', { 'where[address][equals]': call.params['slug'] })
  if (!article) throw new NotFound()
  if (!article.topic) return { data: { ...toPost(article, call.locale), relate: [] } }
  const related = await call.cms.find<Article>('articles', {
    'where[topic][equals]': article.topic.id,
    'where[id][not_equals]': article.id,
    [`where[headline.${call.locale}][exists]`]: 'true',
    sort: '-published',
    limit: relatedPosts,
    ...withoutBody,
  })
  return { data: { ...toPost(article, call.locale), relate: related.docs.map((other) => toPost(other, call.locale)) } }
}

async function vacancies({ cms, locale, query }: Call) {
  const { page, limit, sort, direction, branch } = recruitmentsQuerySchema.parse(query)
  const found = await cms.find<Vacancy>('vacancies', {
    'where[office][equals]': branch,
    [`where[title.${locale}][exists]`]: 'true',
    sort: sortOf(direction, sort === 'id' ? 'id' : 'published'),
    page,
    limit,
    ...withoutBody,
  })
  return toPage(found, toRecruitment)
}

const branches = async ({ cms }: Call) => ({
  data: (await cms.find<Office>('offices', { sort: '-order' })).docs.map(toBranch),
})

/** The calls of the contract that this CMS answers itself. */
export const answers: Readonly<Partial<Record<keyof typeof mainEndpoints, (call: Call) => Promise<object>>>> = {
  menu: async ({ cms }) => {
    // Of what an entry refers to, its address is enough.
    const addresses = ['articles', 'topics', 'menu-entries'].map(
      (name) => [`populate[${name}][address]`, 'true'] as const,
    )
    const query = { sort: '-order', ...Object.fromEntries(addresses) }
    return { data: toMenu((await cms.find<MenuEntry>('menu-entries', query)).docs) }
  },
  branches,
  siteBranches: branches,
  countries: async ({ cms }) => ({ data: (await cms.find<Affiliate>('affiliates')).docs.map(toCountry) }),
  staticContent: async ({ cms }) => ({ data: (await cms.find<SiteText>('texts')).docs.map(toStaticContent) }),
  category,
  newsCategory: category,
  categoryBySlug: category,
  parentCategoryBySlug: async (call) => {
    const { topic, all } = await topicOf(call)
    const parent = parentOf(topic, all)
    return { data: parent ? toCategory(parent, all) : null }
  },
  categoryPostList: async (call) => ({ data: (await postsOf(call, { limit: 0 })).data }),
  categoryPosts: pageOfPosts,
  post: async ({ cms, locale, params }) => {
    const article = await cms.first<Article>('articles', { 'where[id][equals]': params['id'] })
    if (!article) throw new NotFound()
    return { data: toPost(article, locale) }
  },
  postBySlug: postWithRelated,
  histories: async ({ cms, query }) => {
    const { page, limit, direction } = historiesQuerySchema.parse(query)
    return toPage(await cms.find<Milestone>('milestones', { page, limit, sort: sortOf(direction, 'date') }), toHistory)
  },
  faqs: async ({ cms, locale, query }) => {
    const { page, limit, direction } = faqsQuerySchema.parse(query)
    const inLocale = { [`where[question.${locale}][exists]`]: 'true' }
    return toPage(
      await cms.find<Question>('questions', { ...inLocale, page, limit, sort: sortOf(direction, 'id') }),
      toFaq,
    )
  },
  recruitments: vacancies,
  recruitmentsByBranch: vacancies,
  recruitment: async ({ cms, params }) => {
    const vacancy = await cms.first<Vacancy>('vacancies', { 'where[id][equals]': params['id'] })
    if (!vacancy) throw new NotFound()
    return { data: toRecruitment(vacancy) }
  },
}

import type { Service } from '@/lib/backends/endpoint'
import { categoryIds } from '@/lib/routes/category-ids'

/** What earlier answers told: the first of its kind, by name. */
export type Known = Map<string, string | number>

export interface SampleCall {
  /** Name of the endpoint in the service's table. */
  readonly endpoint: string
  /** Shown after the path, where one endpoint is called several times. */
  readonly about?: string
  /** Null: what it needs was in no earlier answer. */
  readonly sample: (known: Known) => {
    readonly params?: Readonly<Record<string, string | number>>
    readonly query?: Readonly<Record<string, string | number>>
    readonly json?: unknown
  } | null
  /** Remembers what later calls need. */
  readonly learn?: (answer: unknown, known: Known) => void
}

interface Rows {
  readonly data?: ReadonlyArray<Readonly<Record<string, unknown>>>
}

const firstRow = (answer: unknown) => (answer as Rows).data?.[0]

/** Remembers a field of the first row under a name. */
const learnFrom = (field: string, name: string) => (answer: unknown, known: Known) => {
  const value = firstRow(answer)?.[field]
  if (typeof value === 'string' || typeof value === 'number') known.set(name, value)
}

const plain = () => ({})

const withKnown =
  (name: string, toParams: (value: string | number) => Record<string, string | number>) => (known: Known) => {
    const value = known.get(name)
    return value === undefined ? null : { params: toParams(value) }
  }

const paged = (sort: string, limit: number) => () => ({
  query: { paging: 1, sort, direction: 'desc', page: 1, limit, active: 1 },
})

const duration = () => ({ query: { money: 5_000_000, profit: 8, year: 10 } })

/** An ID number, a phone and an email address that nobody has. */
const nobody = { idno: '001099999999', mobile: '0900000000', email: 'nobody@contract.example' }

const ofCategories: readonly SampleCall[] = Object.entries(categoryIds)
  .filter(([name]) => name !== 'marketNews')
  .map(([name, id]) => ({
    endpoint: 'category',
    about: `${name}, ${id}`,
    sample: () => ({ params: { id } }),
    learn: (answer, known) => {
      const { data } = answer as { data: { slug: string } }
      known.set('category slug', data.slug)
    },
  }))

/**
 * The calls that create nothing and send nobody anything, in the order in which they need one another. Calls that write
 * (one-time codes, pictures, accounts, messages) are named in the table as not called.
 */
export const sampleCalls: Readonly<Partial<Record<Service, readonly SampleCall[]>>> = {
  main: [
    { endpoint: 'menu', sample: plain },
    { endpoint: 'staticContent', sample: plain },
    { endpoint: 'branches', sample: plain },
    { endpoint: 'siteBranches', sample: plain },
    { endpoint: 'countries', sample: plain },
    ...ofCategories,
    { endpoint: 'newsCategory', about: '9', sample: () => ({ params: { id: categoryIds.marketNews } }) },
    {
      endpoint: 'categoryPosts',
      about: 'news, 1',
      sample: () => ({ params: { id: categoryIds.news }, ...paged('published_at', 5)() }),
      learn: (answer, known) => {
        learnFrom('slug', 'post slug')(answer, known)
        learnFrom('id', 'post id')(answer, known)
      },
    },
    { endpoint: 'categoryPostList', about: 'policy, 1202', sample: () => ({ params: { id: categoryIds.policy } }) },
    { endpoint: 'categoryBySlug', sample: withKnown('category slug', (slug) => ({ slug })) },
    { endpoint: 'parentCategoryBySlug', sample: withKnown('category slug', (slug) => ({ slug })) },
    { endpoint: 'reports', sample: paged('published_at', 5) },
    { endpoint: 'post', sample: withKnown('post id', (id) => ({ id })) },
    { endpoint: 'postBySlug', sample: withKnown('post slug', (slug) => ({ slug })) },
    { endpoint: 'histories', sample: paged('time', 1000) },
    { endpoint: 'faqs', sample: paged('id', 10) },
    { endpoint: 'recruitments', sample: paged('id', 4), learn: learnFrom('id', 'job') },
    { endpoint: 'recruitmentsByBranch', sample: paged('id', 4) },
    { endpoint: 'recruitment', sample: withKnown('job', (id) => ({ id })) },
    { endpoint: 'lumpSum', sample: duration },
    { endpoint: 'periodicSaving', sample: duration },
  ],
  news: [
    {
      endpoint: 'articles',
      sample: () => ({ query: { locale: 'vi', page: 1, limit: 10 } }),
      learn: (answer, known) => {
        const [first] = (answer as { data: { articleList: ReadonlyArray<{ id: number }> } }).data.articleList
        if (first) known.set('article', first.id)
      },
    },
    {
      endpoint: 'article',
      sample: (known) => {
        const id = known.get('article')
        return id === undefined ? null : { params: { id }, query: { locale: 'vi' } }
      },
    },
    { endpoint: 'related', sample: withKnown('article', (id) => ({ id })) },
  ],
  video: [{ endpoint: 'videos', sample: () => ({ query: { paging: 1, page: 1, limit: 11 } }) }],
  account: [
    { endpoint: 'cities', sample: plain },
    { endpoint: 'banks', sample: plain, learn: learnFrom('bcode', 'bank') },
    {
      endpoint: 'bankRegions',
      sample: (known) => (known.has('bank') ? { query: { bcode: known.get('bank') ?? '' } } : null),
      learn: learnFrom('bregional', 'region'),
    },
    {
      endpoint: 'bankBranches',
      sample: (known) =>
        known.has('region')
          ? { query: { bcode: known.get('bank') ?? '', bregional: known.get('region') ?? '' } }
          : null,
    },
    { endpoint: 'checkAge', sample: () => ({ query: { bday: '19900131' } }) },
    { endpoint: 'checkWorkingDay', sample: () => ({ query: { d: '20261120' } }) },
  ],
  trading: [
    { endpoint: 'checkBroker', sample: () => ({ json: { ref_code: 'NOBODY00' } }) },
    { endpoint: 'banks', sample: () => ({ json: { user_id: '' } }) },
    { endpoint: 'jobs', about: 'jobs', sample: () => ({ json: { tp: 1 } }) },
    { endpoint: 'jobs', about: 'positions', sample: () => ({ json: { tp: 2 } }) },
    { endpoint: 'checkInfo', sample: () => ({ json: nobody }) },
    { endpoint: 'niceAccounts', sample: () => ({ json: { pattern: '', match: 'end', page: 1 } }) },
    { endpoint: 'checkAccountInput', sample: () => ({ json: { acc_no: '123456' } }) },
    { endpoint: 'idNo', sample: () => ({ json: { idno: nobody.idno } }) },
  ],
  'bank-list': [{ endpoint: 'paymentBanks', sample: plain }],
  market: [
    { endpoint: 'session', sample: plain },
    { endpoint: 'quotes', sample: plain },
  ],
}

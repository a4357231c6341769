import { frames, type PageFrame } from './frames.ts'
import { guestLayout } from './guest-layout.ts'
import { allBranches } from './job-list-address.ts'
import { reportFilterKeys } from './report-filter-keys.ts'

/** A document that the query of an address selects; rendered by a static route of its own. */
export interface PageVariant {
  /** Required parameters: any value (null), one value, or a pattern, which then fills `:name` of `path`. */
  readonly query: Readonly<Record<string, null | string | RegExp>>
  /** Parameters that must be absent. */
  readonly without?: readonly string[]
  /** Route that renders it, without locale. */
  readonly path: string
}

export interface PageRow extends PageFrame {
  /** Messages of title and description. Pages with them exist in every language; sitemap, search and social image use them. */
  readonly title?: string
  readonly description?: string
  /** The CMS writes the title: that of a post or of a category (lib/content/page-documents.ts). */
  readonly document?: 'post' | 'category'
  /** Search engines are asked not to list it. */
  readonly noindex?: true
  /** May use the camera (`permissions-policy`). */
  readonly camera?: true
  readonly variants?: readonly PageVariant[]
}

const digits = /\d+/

/** The wizard is a document of its own, because it alone compiles WebAssembly. */
const wizard = { query: { step: null }, path: '/register/apply' } as const

/** `/videos?page=2` is rendered by `/videos/page/2`: static, although its address has a query. */
const pagesOf = (path: string, without: readonly string[] = []): readonly PageVariant[] => [
  { query: { page: digits }, without, path: `${path}/page/:page` },
]

/** Every page of the site, by its route without locale. */
export const routes = {
  '/': { ...frames['/'], title: 'meta.homeTitle', description: 'meta.homeDescription' },
  '/register': {
    ...frames['/register'],
    camera: true,
    title: 'accountLanding.metaTitle',
    description: 'accountLanding.metaDescription',
    variants: [wizard],
  },
  '/register/rehearsal': {
    ...frames['/register/rehearsal'],
    camera: true,
    title: 'accountLanding.rehearsal.title',
    description: 'accountLanding.rehearsal.lead',
  },
  '/open-account': {
    ...frames['/open-account'],
    camera: true,
    title: 'accountLanding.mobile.title',
    description: 'accountLanding.metaDescription',
    variants: [wizard],
  },
  '/new-register': {
    ...frames['/new-register'],
    camera: true,
    title: 'accountLanding.newAccount.metaTitle',
    description: 'accountLanding.newAccount.metaDescription',
    variants: [wizard, { query: { [guestLayout.name]: guestLayout.value }, path: '/new-register/guest' }],
  },
  '/register/old_index': {
    ...frames['/register/old_index'],
    camera: true,
    title: 'appointment.metaTitle',
    description: 'appointment.metaDescription',
  },
  '/e-trading': { ...frames['/e-trading'], title: 'eTrading.metaTitle', description: 'eTrading.metaDescription' },
  '/calculator': { title: 'calculator.title', description: 'calculator.metaDescription' },
  '/branches': { title: 'branches.metaTitle', description: 'branches.metaDescription' },
  '/market-news': {
    ...frames['/market-news'],
    title: 'marketNews.title',
    description: 'marketNews.lead',
    variants: pagesOf('/market-news'),
  },
  '/market-news/[id]': { ...frames['/market-news/[id]'], document: 'post' },
  // Filtered reports are found in the browser, whatever their page.
  '/reports': { title: 'reports.title', description: 'reports.lead', variants: pagesOf('/reports', reportFilterKeys) },
  '/article': { ...frames['/article'], title: 'category.articlesTitle', description: 'category.articlesLead' },
  '/article/[slug]': { ...frames['/article/[slug]'], document: 'post' },
  '/cate': { ...frames['/cate'], title: 'category.indexTitle', description: 'category.indexLead' },
  '/cate/[slug]': { ...frames['/cate/[slug]'], document: 'category', variants: pagesOf('/cate/:slug') },
  '/career': {
    ...frames['/career'],
    title: 'careers.title',
    description: 'careers.metaDescription',
    variants: [
      { query: { branch: digits, page: digits }, path: '/career/list/:branch/:page' },
      { query: { branch: digits }, path: '/career/list/:branch/1' },
      { query: { page: digits }, path: `/career/list/${allBranches}/:page` },
    ],
  },
  '/career/[id]': { ...frames['/career/[id]'], document: 'post' },
  '/contact': { title: 'contact.title', description: 'contact.metaDescription' },
  '/fees': { title: 'fees.title', description: 'fees.metaDescription' },
  '/learn': { title: 'learning.title', description: 'learning.metaDescription' },
  '/learn/glossary': { title: 'glossary.title', description: 'glossary.metaDescription' },
  '/anti-scam': { ...frames['/anti-scam'], title: 'antiScam.title', description: 'antiScam.metaDescription' },
  '/search': { ...frames['/search'], title: 'search.title', description: 'search.lead', noindex: true },
  '/videos': { title: 'videos.title', description: 'videos.lead', variants: pagesOf('/videos') },
  '/faq': { title: 'faq.title', description: 'faq.metaDescription', variants: pagesOf('/faq') },
  '/about/mirae-asset-vietnam': { ...frames['/about/mirae-asset-vietnam'], document: 'post' },
  '/about/mirae-asset-global': { ...frames['/about/mirae-asset-global'], document: 'post' },
  '/about/founder-gso': { ...frames['/about/founder-gso'], document: 'post' },
  '/mascham': { document: 'post' },
  '/mascham/[page]': { document: 'post' },
  '/privacy-rights': {
    ...frames['/privacy-rights'],
    title: 'privacyRights.title',
    description: 'privacyRights.metaDescription',
  },
  '/policy': { ...frames['/policy'], document: 'category' },
  '/terms': { ...frames['/terms'], document: 'category' },
} as const satisfies Readonly<Record<`/${string}`, PageRow>>

export type RoutePath = keyof typeof routes

/** Rows in the order of the table. */
export const rows: ReadonlyArray<readonly [path: string, row: PageRow]> = Object.entries(routes)

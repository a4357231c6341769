import { guestLayout } from './guest-layout.ts'
import { allBranches } from './job-list-address.ts'
import { reportFilterKeys } from './report-filter-keys.ts'

/** Kinds of page that differ in overlays and scrolling (docs/specification.md#layouts). */
export type PageKind = 'home' | 'register' | 'news' | 'other'

/**
 * What the frame does around a page (app/pages.css):
 * - `focused`: nothing leads away from the page or covers it;
 * - `reading`: the header shows reading progress, and a print has the document alone;
 * - `dark-top`: the first section may be dark, so the header draws no line above it.
 */
export type PageChrome = 'focused' | 'reading' | 'dark-top'

/** A document that the query of an address selects; rendered by a static route of its own. */
export interface PageVariant {
  /** Required parameters: any value (null), one value, or a pattern, which then fills `:name` of `path`. */
  readonly query: Readonly<Record<string, null | string | RegExp>>
  /** Parameters that must be absent. */
  readonly without?: readonly string[]
  /** Route that renders it, without locale. */
  readonly path: string
}

export interface PageRow {
  /** Messages of title and description. Pages with them exist in every language; sitemap, search and social image use them. */
  readonly title?: string
  readonly description?: string
  /** The CMS writes the title: that of a post or of a category (lib/content/page-documents.ts). */
  readonly document?: 'post' | 'category'
  /** Search engines are asked not to list it. */
  readonly noindex?: true
  readonly kind?: PageKind
  readonly chrome?: PageChrome
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

const register = { kind: 'register', chrome: 'focused', camera: true } as const

/** Every page of the site, by its route without locale. */
export const routes = {
  '/': { kind: 'home', chrome: 'dark-top', title: 'meta.homeTitle', description: 'meta.homeDescription' },
  '/register': {
    ...register,
    title: 'accountLanding.metaTitle',
    description: 'accountLanding.metaDescription',
    variants: [wizard],
  },
  '/register/rehearsal': {
    ...register,
    title: 'accountLanding.rehearsal.title',
    description: 'accountLanding.rehearsal.lead',
  },
  '/open-account': {
    ...register,
    title: 'accountLanding.mobile.title',
    description: 'accountLanding.metaDescription',
    variants: [wizard],
  },
  '/new-register': {
    ...register,
    title: 'accountLanding.newAccount.metaTitle',
    description: 'accountLanding.newAccount.metaDescription',
    variants: [wizard, { query: { [guestLayout.name]: guestLayout.value }, path: '/new-register/guest' }],
  },
  '/register/old_index': { ...register, title: 'appointment.metaTitle', description: 'appointment.metaDescription' },
  '/e-trading': { chrome: 'dark-top', title: 'eTrading.metaTitle', description: 'eTrading.metaDescription' },
  '/calculator': { title: 'calculator.title', description: 'calculator.metaDescription' },
  '/branches': { title: 'branches.metaTitle', description: 'branches.metaDescription' },
  '/market-news': {
    kind: 'news',
    title: 'marketNews.title',
    description: 'marketNews.lead',
    variants: pagesOf('/market-news'),
  },
  '/market-news/[id]': { kind: 'news', chrome: 'reading', document: 'post' },
  // Filtered reports are found in the browser, whatever their page.
  '/reports': { title: 'reports.title', description: 'reports.lead', variants: pagesOf('/reports', reportFilterKeys) },
  '/article': { kind: 'news', title: 'category.articlesTitle', description: 'category.articlesLead' },
  '/article/[slug]': { kind: 'news', chrome: 'reading', document: 'post' },
  '/cate': { kind: 'news', title: 'category.indexTitle', description: 'category.indexLead' },
  '/cate/[slug]': { kind: 'news', document: 'category', variants: pagesOf('/cate/:slug') },
  '/career': {
    title: 'careers.title',
    description: 'careers.metaDescription',
    variants: [
      { query: { branch: digits, page: digits }, path: '/career/list/:branch/:page' },
      { query: { branch: digits }, path: '/career/list/:branch/1' },
      { query: { page: digits }, path: `/career/list/${allBranches}/:page` },
    ],
  },
  '/career/[id]': { chrome: 'reading', document: 'post' },
  '/contact': { title: 'contact.title', description: 'contact.metaDescription' },
  '/fees': { title: 'fees.title', description: 'fees.metaDescription' },
  '/learn': { title: 'learning.title', description: 'learning.metaDescription' },
  '/learn/glossary': { title: 'glossary.title', description: 'glossary.metaDescription' },
  '/anti-scam': { title: 'antiScam.title', description: 'antiScam.metaDescription' },
  '/search': { title: 'search.title', description: 'search.lead', noindex: true },
  '/videos': { title: 'videos.title', description: 'videos.lead', variants: pagesOf('/videos') },
  '/faq': { title: 'faq.title', description: 'faq.metaDescription', variants: pagesOf('/faq') },
  '/about/mirae-asset-vietnam': { chrome: 'dark-top', document: 'post' },
  '/about/mirae-asset-global': { chrome: 'dark-top', document: 'post' },
  '/about/founder-gso': { chrome: 'dark-top', document: 'post' },
  '/mascham': { document: 'post' },
  '/mascham/[page]': { document: 'post' },
  '/policy': { document: 'category' },
  '/terms': { document: 'category' },
} as const satisfies Readonly<Record<`/${string}`, PageRow>>

export type RoutePath = keyof typeof routes

/** Rows in the order of the table. */
export const rows: ReadonlyArray<readonly [path: string, row: PageRow]> = Object.entries(routes)

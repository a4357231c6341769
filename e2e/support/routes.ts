import { localizedPath } from '../../lib/platform/i18n/localized-path.ts'
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts'

export interface Route {
  readonly name: string
  /** Without language prefix. */
  readonly path: string
  readonly status: 200 | 404
  /** False for a page that search engines are asked to leave out. */
  readonly indexed?: boolean
  /** False for a further page of a list: each language counts its own entries, so it has no translation. */
  readonly translated?: boolean
  /** Languages in which it exists, all of them unless said; in others it is a 404. */
  readonly languages?: readonly Locale[]
}

/** An article that exists in all languages (tests/sandbox/content/posts). */
export const articlePath = '/article/mien-phi-giao-dich-90-ngay'

/** Every kind of page; what must hold of all pages is tested on these. */
export const routes: readonly Route[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'article', path: articlePath, status: 200 },
  { name: 'contact', path: '/contact', status: 200 },
  { name: 'careers', path: '/career', status: 200 },
  { name: 'careers of a branch', path: '/career?branch=1', status: 200 },
  { name: 'job', path: '/career/1', status: 200 },
  { name: 'branches', path: '/branches', status: 200 },
  { name: 'questions', path: '/faq', status: 200 },
  { name: 'visit', path: '/register/old_index', status: 200 },
  { name: 'new account', path: '/new-register', status: 200 },
  { name: 'rehearsal', path: '/register/rehearsal', status: 200 },
  { name: 'calculator', path: '/calculator', status: 200 },
  { name: 'account opening', path: '/register', status: 200 },
  { name: 'account opening on a phone', path: '/open-account', status: 200 },
  { name: 'trading platforms', path: '/e-trading', status: 200 },
  { name: 'company', path: '/about/mirae-asset-vietnam', status: 200 },
  { name: 'group', path: '/about/mirae-asset-global', status: 200 },
  { name: 'founder', path: '/about/founder-gso', status: 200 },
  { name: 'market news', path: '/market-news', status: 200 },
  { name: 'market news article', path: '/market-news/5060', status: 200 },
  { name: 'fees', path: '/fees', status: 200 },
  { name: 'learning path', path: '/learn', status: 200 },
  { name: 'glossary', path: '/learn/glossary', status: 200 },
  { name: 'is this us', path: '/anti-scam', status: 200 },
  { name: 'search', path: '/search', status: 200, indexed: false },
  { name: 'contest', path: '/mascham', status: 200 },
  { name: 'contest page', path: '/mascham/rank', status: 200 },
  { name: 'contest sign-in', path: '/mascham/login', status: 200 },
  { name: 'reports', path: '/reports', status: 200 },
  { name: 'category', path: '/cate/tin-tuc', status: 200 },
  { name: 'categories', path: '/cate', status: 200 },
  { name: 'articles', path: '/article', status: 200 },
  { name: 'policy', path: '/policy', status: 200 },
  { name: 'terms', path: '/terms', status: 200 },
  { name: 'videos', path: '/videos', status: 200 },
  { name: 'second page of videos', path: '/videos?page=2', status: 200, translated: false },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

/** Documents that look like one of the pages above, and of which other things hold: what they say is tested as well. */
export const furtherDocuments: readonly Route[] = [
  { name: 'second page of a category', path: '/cate/tin-tuc?page=2', status: 200, translated: false },
  { name: 'second page of market news', path: '/market-news?page=2', status: 200, translated: false },
  { name: 'second page of reports', path: '/reports?page=2', status: 200, translated: false },
  { name: 'second page of careers', path: '/career?page=2', status: 200, translated: false, languages: ['vi', 'en'] },
  { name: 'jobs of a branch', path: '/career?branch=2', status: 200 },
  { name: 'category below another', path: '/cate/bat-dau', status: 200 },
  { name: 'contest rules', path: '/mascham/rules', status: 200 },
]

export const inAllLanguages = (list: readonly Route[]) =>
  locales.flatMap((locale: Locale) =>
    list.map(({ status, languages = locales, ...route }) => ({
      ...route,
      locale,
      url: localizedPath(locale, route.path),
      status: languages.includes(locale) ? status : (404 as const),
    })),
  )

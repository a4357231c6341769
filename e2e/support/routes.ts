import { localizedPath } from '../../lib/platform/i18n/localized-path.ts'
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts'
import { type RoutePath, rows } from '../../lib/routes/table.ts'

export interface Route {
  /** Route of the page (lib/routes/table.ts), or a name for a document that has none. */
  readonly name: string
  /** Without language prefix. */
  readonly path: string
  readonly status: 200 | 404
  /** False for a page that search engines are asked to leave out. */
  readonly indexed?: boolean
  /** False for a further page of a list: each language counts its own entries, so it has no translation. */
  readonly translated?: boolean
  /** Languages in which it exists, all of them by default; in others it is a 404. */
  readonly languages?: readonly Locale[]
}

/** An article that exists in all languages (tests/sandbox/content/posts). */
export const articlePath = '/article/mien-phi-giao-dich-90-ngay'

/** A document of each route with a dynamic segment; the compiler demands one for a new route. */
const samples: Readonly<Record<Extract<RoutePath, `${string}]`>, string>> = {
  '/article/[slug]': articlePath,
  '/market-news/[id]': '/market-news/5060',
  '/career/[id]': '/career/1',
  '/cate/[slug]': '/cate/tin-tuc',
  '/mascham/[page]': '/mascham/rank',
}

const isSampled = (route: string): route is keyof typeof samples => Object.hasOwn(samples, route)

/** Every page of the route table and a few documents that differ from it; tests of what holds for all pages visit these. */
export const routes: readonly Route[] = [
  ...rows.map(([name, { noindex }]) => ({
    name,
    path: isSampled(name) ? samples[name] : name,
    status: 200 as const,
    ...(noindex && { indexed: false }),
  })),
  { name: 'careers of a branch', path: '/career?branch=1', status: 200 },
  { name: 'contest sign-in', path: '/mascham/login', status: 200 },
  { name: 'second page of videos', path: '/videos?page=2', status: 200, translated: false },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

/** Documents like one of the pages above that differ in what they say about themselves, which is tested as well. */
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

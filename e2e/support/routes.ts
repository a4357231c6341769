import { localizedPath } from '../../lib/platform/i18n/localized-path.ts'
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts'
import { type RoutePath, rows } from '../../lib/routes/table.ts'
import { namedDocuments } from './named-documents.ts'

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

const { article, job, category, subcategory, branches, secondPageOfJobs } = namedDocuments

/** An article that exists in all languages. */
export const articlePath = article

/** A vacancy that exists in all languages. */
export const jobPath = job

/** A category with more than one page. */
export const categoryPath = category

/** A document of each route with a dynamic segment; the compiler demands one for a new route. */
const samples: Readonly<Record<Extract<RoutePath, `${string}]`>, string>> = {
  '/article/[slug]': articlePath,
  '/market-news/[id]': '/market-news/5060',
  '/career/[id]': jobPath,
  '/cate/[slug]': categoryPath,
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
  { name: 'careers of a branch', path: `/career?branch=${branches[0]}`, status: 200 },
  { name: 'contest sign-in', path: '/mascham/login', status: 200 },
  { name: 'second page of videos', path: '/videos?page=2', status: 200, translated: false },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

/** Documents like one of the pages above that differ in what they say about themselves, which is tested as well. */
export const furtherDocuments: readonly Route[] = [
  { name: 'second page of a category', path: `${categoryPath}?page=2`, status: 200, translated: false },
  { name: 'second page of market news', path: '/market-news?page=2', status: 200, translated: false },
  { name: 'second page of reports', path: '/reports?page=2', status: 200, translated: false },
  {
    name: 'second page of careers',
    path: '/career?page=2',
    status: 200,
    translated: false,
    languages: secondPageOfJobs,
  },
  // The topics that the first page has no room for.
  { name: 'second page of questions', path: '/faq?page=2', status: 200, translated: false },
  { name: 'jobs of a branch', path: `/career?branch=${branches[1]}`, status: 200 },
  { name: 'category below another', path: subcategory, status: 200 },
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

/** Kinds of page that differ in overlays and scrolling (docs/specification.md#layouts). */
export type PageKind = 'home' | 'register' | 'news' | 'other'

/**
 * What the frame does around a page (app/pages.css):
 * - `focused`: nothing leads away from the page or covers it;
 * - `reading`: the header shows reading progress, and a print has the document alone;
 * - `task`: the visitor came to read terms, a letter or a list of news, to apply or to check something, so no call to action follows;
 * - `dark-top`: the first section may be dark, so the header draws no line above it.
 */
export type PageChrome = 'focused' | 'reading' | 'reading task' | 'task' | 'dark-top'

export interface PageFrame {
  readonly kind?: PageKind
  readonly chrome?: PageChrome
}

const register = { kind: 'register', chrome: 'focused' } as const
const news = { kind: 'news' } as const
const post = { kind: 'news', chrome: 'reading' } as const
const task = { chrome: 'task' } as const
const darkTop = { chrome: 'dark-top' } as const

/**
 * Frames of the pages that differ from the others, by route without locale. Apart from the route table (table.ts), which
 * contains them, because they are all that the browser needs of it.
 */
export const frames = {
  '/': { kind: 'home', chrome: 'dark-top' },
  '/register': register,
  '/register/rehearsal': register,
  '/open-account': register,
  '/new-register': register,
  '/register/old_index': register,
  '/e-trading': darkTop,
  '/market-news': { ...news, ...task },
  '/market-news/[id]': post,
  '/article': news,
  '/article/[slug]': post,
  '/cate': news,
  '/cate/[slug]': news,
  '/career': task,
  '/career/[id]': { chrome: 'reading task' },
  '/anti-scam': task,
  '/about/mirae-asset-vietnam': darkTop,
  '/about/mirae-asset-global': darkTop,
  '/about/founder-gso': task,
  '/search': task,
  '/privacy-rights': task,
  '/policy': task,
  '/terms': task,
} as const satisfies Readonly<Record<`/${string}`, PageFrame>>

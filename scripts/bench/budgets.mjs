import { routes } from '../../e2e/support/routes.ts'

/**
 * The measured pages and their budgets: kB of JavaScript, gzip, loaded before any interaction. An empty Next application
 * loads 141 kB, measured the same way.
 * @typedef {{ name: string, path: string, scriptBudgetKb: number }} MeasuredPage
 */

/** What each content page weighed before the form kit and the messages of islands, rounded up: none may get heavier. */
const contentBudgetsKb = /** @type {Readonly<Record<string, number>>} */ ({
  '/': 158,
  '/article/[slug]': 165,
  '/register': 169,
  '/open-account': 161,
  '/new-register': 169,
  '/register/old_index': 166,
  '/contact': 167,
  '/privacy-rights': 167,
  '/career': 165,
  '/branches': 173,
  '/faq': 163,
  '/reports': 170,
  '/calculator': 166,
  '/market-news': 165,
  '/videos': 165,
  '/anti-scam': 163,
  '/learn': 161,
  '/learn/glossary': 164,
  '/search': 162,
  '/fees': 159,
  '/e-trading': 161,
  '/mascham': 168,
  '/mascham/login': 177,
})

/** The heaviest of the pages that were not listed one by one. */
const otherContentBudgetKb = 168

/** The first screen of account opening, and screens with the camera. */
const firstScreenBudgetKb = 190
const cameraBudgetKb = 219

/** @param {string} path */
const contentBudgetKb = (path) => contentBudgetsKb[path.replace(/\?.*/, '')] ?? otherContentBudgetKb

/**
 * @param {string} articlePath
 * @returns {MeasuredPage[]}
 */
export const measuredPages = (articlePath) => [
  { name: 'Home', path: '/', scriptBudgetKb: contentBudgetKb('/') },
  { name: 'Article', path: articlePath, scriptBudgetKb: contentBudgetKb('/article/[slug]') },
  { name: 'Open an account: landing', path: '/register', scriptBudgetKb: contentBudgetKb('/register') },
  { name: 'Open an account: first screen', path: '/register?step=contact', scriptBudgetKb: firstScreenBudgetKb },
]

/** Loads the camera and the card reader, as the wizard does. */
const withCamera = '/register/rehearsal'
const measuredAbove = ['/', '/register']

/**
 * Every other kind of page: only their scripts are weighed.
 * @type {MeasuredPage[]}
 */
export const weighedPages = routes
  .filter(({ path, name }) => !measuredAbove.includes(path) && name !== '/article/[slug]')
  .map(({ name, path }) => ({
    name,
    path,
    scriptBudgetKb: path === withCamera ? cameraBudgetKb : contentBudgetKb(path),
  }))

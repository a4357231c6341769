import { routes } from '../../e2e/support/routes.ts'

/**
 * The pages that are measured and what each may weigh: kB of JavaScript, gzip, that a browser loads before anyone
 * touches the page. A bare Next application loads 141 kB measured the same way.
 * @typedef {{ name: string, path: string, scriptBudgetKb: number }} MeasuredPage
 */

/** What a page of the site may weigh; a screen of the account opening may weigh more, and one with the camera most. */
const pageBudgetKb = 180
const screenBudgetKb = 230
const cameraBudgetKb = 240

/**
 * @param {string} articlePath
 * @returns {MeasuredPage[]}
 */
export const measuredPages = (articlePath) => [
  { name: 'Home', path: '/', scriptBudgetKb: pageBudgetKb },
  { name: 'Article', path: articlePath, scriptBudgetKb: pageBudgetKb },
  { name: 'Open an account: landing', path: '/register', scriptBudgetKb: pageBudgetKb },
  { name: 'Open an account: first screen', path: '/register?step=contact', scriptBudgetKb: screenBudgetKb },
]

/** Loads the camera and the reader of cards, as the wizard does. */
const withCamera = '/register/rehearsal'
const measuredAbove = ['/', '/register']

/**
 * Every other kind of page that visitors see: of these the scripts are weighed and nothing else.
 * @type {MeasuredPage[]}
 */
export const weighedPages = routes
  .filter(({ path, name }) => !measuredAbove.includes(path) && name !== '/article/[slug]')
  .map(({ name, path }) => ({ name, path, scriptBudgetKb: path === withCamera ? cameraBudgetKb : pageBudgetKb }))

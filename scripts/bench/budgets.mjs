import { routes } from '../../e2e/support/routes.ts'

/**
 * The measured pages and their budgets: kB of JavaScript, gzip, loaded before any interaction. An empty Next application
 * loads 141 kB, measured the same way.
 * @typedef {{ name: string, path: string, scriptBudgetKb: number }} MeasuredPage
 */

/** Budgets: pages of the site, screens of account opening, and screens with the camera. */
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

/** Loads the camera and the card reader, as the wizard does. */
const withCamera = '/register/rehearsal'
const measuredAbove = ['/', '/register']

/**
 * Every other kind of page: only their scripts are weighed.
 * @type {MeasuredPage[]}
 */
export const weighedPages = routes
  .filter(({ path, name }) => !measuredAbove.includes(path) && name !== '/article/[slug]')
  .map(({ name, path }) => ({ name, path, scriptBudgetKb: path === withCamera ? cameraBudgetKb : pageBudgetKb }))

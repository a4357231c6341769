import { routes } from '../../e2e/support/routes.ts'

/** @typedef {{ name: string, path: string, indexed: boolean, budget: Budget }} MeasuredPage `indexed`: search engines may show it */

/**
 * @typedef {object} Budget limits of a page; sizes are kB as sent
 * @property {number} performance Lighthouse's score
 * @property {number} others its other scores
 * @property {number} lcpTimesEmpty LCP as a multiple of the empty application's in the same run
 * @property {number} cls
 * @property {number} documentKb Brotli at quality 10
 * @property {number} scriptKb
 * @property {number} fontKb
 * @property {number} totalKb
 */

/** @type {Budget} */
const content = {
  performance: 97,
  others: 100,
  lcpTimesEmpty: 1.25,
  cls: 0.01,
  documentKb: 25,
  scriptKb: 160,
  fontKb: 80,
  totalKb: 300,
}

const korean = { fontKb: 150, totalKb: 380 }

/** Pages with more to do: the home page is long, the wizard and the rehearsal have the camera. */
const special = /** @type {Readonly<Record<string, Partial<Budget>>>} */ ({
  '/': { documentKb: 40 },
  '/register?step=contact': { scriptKb: 190 },
  '/register/rehearsal': { scriptKb: 219 },
})

/** A document of each route, and the first screen of account opening. */
const pages = [
  ...routes.filter(({ name }) => name.startsWith('/')),
  { name: 'first screen of account opening', path: '/register?step=contact', indexed: false },
]

/**
 * Every kind of page in a language.
 * @param {string} prefix of its addresses: nothing, `/en` or `/kr`
 * @param {readonly string[]} [paths] without prefix; all where it is left out
 * @returns {MeasuredPage[]}
 */
export function measuredPages(prefix, paths) {
  return pages
    .filter(({ path }) => paths === undefined || paths.includes(path))
    .map(({ name, path, indexed = true }) => ({
      name: prefix + name,
      path: path === '/' ? prefix || '/' : prefix + path,
      indexed,
      budget: { ...content, ...(prefix === '/kr' ? korean : {}), ...special[path] },
    }))
}

/** Pages on which a visitor on slow 3G must be able to read after this many milliseconds. */
export const slowPages = ['/', '/article/mien-phi-giao-dich-90-ngay', '/register', '/register?step=contact']
export const readableWithinMs = 2500

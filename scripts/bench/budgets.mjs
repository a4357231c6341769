/**
 * The pages that are measured and what each may weigh: kB of JavaScript, gzip, that a browser loads before anyone
 * touches the page. A bare Next application loads 141 kB measured the same way.
 * @typedef {{ name: string, path: string, scriptBudgetKb: number }} MeasuredPage
 */

/**
 * @param {string} articlePath
 * @returns {MeasuredPage[]}
 */
export const measuredPages = (articlePath) => [
  { name: 'Home', path: '/', scriptBudgetKb: 180 },
  { name: 'Article', path: articlePath, scriptBudgetKb: 180 },
  { name: 'Open an account: landing', path: '/register', scriptBudgetKb: 180 },
  { name: 'Open an account: first screen', path: '/register?step=contact', scriptBudgetKb: 230 },
]

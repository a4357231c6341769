import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ensureBrowsers, quietly } from '../lib/chromium.mjs'
import { run } from '../lib/processes.mjs'
import { median } from './server-load.mjs'

/**
 * @typedef {object} Visit medians of first visits with an empty cache, as Lighthouse simulates a phone on slow 4G
 * @property {number} performance scores of 0 to 100
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} fcpMs
 * @property {number} lcpMs
 * @property {number} tbtMs time for which the page does not answer
 * @property {number} cls
 * @property {number} totalKb everything that is sent
 * @property {number} documentKb
 * @property {number} scriptKb
 * @property {number} styleKb
 * @property {number} fontKb
 * @property {number} requests
 */

/**
 * Runs Lighthouse in a browser of its own, once for each visit.
 * @param {{ commands: string, folder: string }} tool folders of the `lighthouse` command and for its reports
 * @param {string} url
 * @param {number} visits
 * @returns {Promise<Visit>}
 * @throws Error when Lighthouse cannot load the page
 */
export async function visitAsPhone({ commands, folder }, url, visits) {
  mkdirSync(folder, { recursive: true })
  const reports = []
  for (let visit = 0; visit < visits; visit += 1) {
    const file = join(folder, `${encodeURIComponent(url)}-${visit}.json`)
    const flags = ['--headless=new', ...quietly].join(' ')
    const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
    const { chromium: executable } = ensureBrowsers()
    const env = executable === undefined ? {} : { CHROME_PATH: executable }
    const { code, output } = await run({ name: 'lighthouse', command: join(commands, 'lighthouse'), args, env })
    if (code !== 0) throw new Error(`Lighthouse could not visit ${url}:\n${output}`)
    reports.push(toVisit(JSON.parse(readFileSync(file, 'utf8'))))
  }
  return medians(reports)
}

/**
 * @param {any} report of Lighthouse 13
 * @returns {Visit}
 */
function toVisit({ audits, categories, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = audits['network-requests'].details.items
  /** @param {string} [type] */
  const kb = (type) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((total, { transferSize }) => total + transferSize / 1000, 0)
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    fcpMs: audits['first-contentful-paint'].numericValue,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    totalKb: kb(),
    documentKb: kb('Document'),
    scriptKb: kb('Script'),
    styleKb: kb('Stylesheet'),
    fontKb: kb('Font'),
    requests: requests.length,
  }
}

/**
 * @param {Visit[]} visits
 * @returns {Visit}
 */
function medians(visits) {
  const [first] = visits
  if (!first) throw new Error('No visit was made')
  const figures = /** @type {(keyof Visit)[]} */ (Object.keys(first))
  return /** @type {Visit} */ (
    Object.fromEntries(figures.map((figure) => [figure, median(visits.map((visit) => visit[figure]))]))
  )
}

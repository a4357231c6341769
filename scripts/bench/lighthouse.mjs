import { createRequire } from 'node:module'
import { join } from 'node:path'

import { ensureBrowsers, quietly } from '../lib/chromium.mjs'
import { median } from './server-load.mjs'

/** What Lighthouse 13 scores. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * @typedef {object} Figures of first visits with an empty cache, as Lighthouse simulates a phone on slow 4G
 * @property {number} performance score of 0 to 100
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

/** @typedef {{ accessibility: number, bestPractices: number, seo: number }} Scores of 0 to 100 */

/** @typedef {Figures & Scores} Visit medians, and the scores of the first visit */

/**
 * Visits a page with Lighthouse in a browser of its own, each time with an empty cache and storage. Every visit measures speed;
 * the first also runs all other checks, whose outcome does not vary.
 * @param {string} tool folder in which Lighthouse is installed
 * @param {string} url
 * @param {number} visits
 * @param {{ indexed?: boolean }} page false for a page that search engines are asked to leave out
 * @returns {Promise<Visit>}
 * @throws Error when Lighthouse cannot load the page
 */
export async function visitAsPhone(tool, url, visits, { indexed = true } = {}) {
  const { default: lighthouse } = await fromTool(tool, 'lighthouse')
  const { launch } = await fromTool(tool, 'chrome-launcher')
  const { chromium: chromePath } = ensureBrowsers()
  const chrome = await launch({ chromeFlags: ['--headless=new', ...quietly], ...(chromePath && { chromePath }) })
  try {
    const reports = []
    for (let visit = 0; visit < visits; visit += 1) {
      const isFirst = visit === 0
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: isFirst ? categories : categories.slice(0, 1),
        skipAudits: indexed ? [] : ['is-crawlable'],
        disableFullPageScreenshot: !isFirst,
        // The page that is not found is measured like any other.
        ignoreStatusCode: true,
      })
      reports.push(lhr)
    }
    return medians(reports.map(toFigures), toScores(reports[0]))
  } finally {
    chrome.kill()
  }
}

/**
 * @param {string} tool
 * @param {string} name of a package
 */
const fromTool = (tool, name) => import(createRequire(join(tool, 'package.json')).resolve(name))

/**
 * @param {any} report of Lighthouse 13
 * @returns {Figures}
 */
function toFigures({ audits, categories: { performance }, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  /** @type {{ mimeType: string, transferSize: number }[]} */
  const requests = audits['network-requests'].details.items
  // Not by `resourceType`, which says nothing about what is fetched ahead of its use.
  const kb = (type = /^/) =>
    requests
      .filter(({ mimeType }) => type.test(mimeType))
      .reduce((total, { transferSize }) => total + transferSize / 1000, 0)
  return {
    performance: performance.score * 100,
    fcpMs: audits['first-contentful-paint'].numericValue,
    lcpMs: audits['largest-contentful-paint'].numericValue,
    tbtMs: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    totalKb: kb(),
    documentKb: kb(/html/),
    scriptKb: kb(/javascript/),
    styleKb: kb(/css/),
    fontKb: kb(/font/),
    requests: requests.length,
  }
}

/**
 * @param {any} report with all categories
 * @returns {Scores}
 */
const toScores = ({ categories: scores }) => ({
  accessibility: scores.accessibility.score * 100,
  bestPractices: scores['best-practices'].score * 100,
  seo: scores.seo.score * 100,
})

/**
 * @param {Figures[]} visits
 * @param {Scores} scores
 * @returns {Visit}
 */
function medians(visits, scores) {
  const [first] = visits
  if (!first) throw new Error('No visit was made')
  const names = /** @type {(keyof Figures)[]} */ (Object.keys(first))
  const figures = names.map((name) => [name, median(visits.map((visit) => visit[name]))])
  return { .../** @type {Figures} */ (Object.fromEntries(figures)), ...scores }
}

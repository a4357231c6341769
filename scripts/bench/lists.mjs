import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { launchBrowser } from '../lib/chromium.mjs'
import { ownPlace } from '../lib/place.mjs'
import { root } from '../lib/repository.mjs'
import { buildSite, siteUrl, startSandbox, startSite } from '../lib/stack.mjs'
import { loadPage } from './page-load.mjs'
import { answerTime, median } from './server-load.mjs'
import { row, writeToReadme } from './table.mjs'

/** How much longer the lists become, and by how much their pages may become slower and heavier for it. */
const scale = 100
const allowed = 1.5
/** Milliseconds; a difference below it is the machine's, not the page's. */
const noise = 25

/** Lists that the build has rendered, and pages of them that the first visitor waits for. */
const lists = ['/', '/cate', '/cate/tin-tuc', '/article', '/market-news', '/reports', '/faq', '/career', '/videos']
const furtherPages = ['/cate/tin-tuc', '/market-news', '/reports', '/career', '/videos'].flatMap((list) =>
  ['', '/en'].map((prefix) => `${prefix}${list}?page=2`),
)
const visits = 3

/** @typedef {{ weightKb: number, lcpMs: number, answerMs: number }} ListLoad */
/** @typedef {{ pages: Map<string, ListLoad>, firstVisitMs: Map<string, number>, buildSeconds: number }} Measured */

/**
 * `npm run bench -- lists`: measures every list on the demo's content and on a hundred times as much, writes the table
 * into the README, and answers 1 when a list costs more than it may.
 */
export async function benchLists() {
  const small = await measure(1)
  const large = await measure(scale)
  const rows = [
    ...lists.map((path) => compare(path, small.pages.get(path), large.pages.get(path))),
    ...furtherPages.map((path) => compareFirst(path, small.firstVisitMs.get(path), large.firstVisitMs.get(path))),
  ]
  const markdown = toMarkdown(rows, small, large)
  console.log(`\n${markdown}\n`)
  writeToReadme(markdown, 'bench-lists')
  const over = rows.filter(({ ratio }) => ratio > allowed)
  for (const { path, ratio } of over) console.error(`${path}: ${ratio.toFixed(2)} times, allowed ${allowed}`)
  return over.length === 0 ? 0 : 1
}

/**
 * @param {number} times how much content
 * @returns {Promise<Measured>}
 */
async function measure(times) {
  const place = { ...(await ownPlace('bench-lists')), scale: times }
  rmSync(join(root, place.distDir), { recursive: true, force: true })
  rmSync(place.stateDir, { recursive: true, force: true })
  console.log(`Building with ${times} times the content …`)
  const sandbox = await startSandbox(place)
  const { seconds } = await buildSite(place)
  const site = await startSite(place)
  const browser = await launchBrowser()
  try {
    const firstVisitMs = new Map()
    for (const path of furtherPages) firstVisitMs.set(path, await answerTime(siteUrl(place) + path))
    const pages = new Map()
    for (const path of lists) pages.set(path, await measureList(browser, siteUrl(place) + path))
    return { pages, firstVisitMs, buildSeconds: seconds }
  } finally {
    await browser.close()
    await Promise.all([site.stop(), sandbox.stop()])
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<ListLoad>}
 */
async function measureList(browser, url) {
  const loads = []
  const answers = []
  for (let visit = 0; visit < visits; visit += 1) {
    loads.push(await loadPage(browser, url))
    answers.push(await answerTime(url))
  }
  return {
    weightKb: median(loads.map(({ htmlKb, scriptKb, styleKb, fontKb }) => htmlKb + scriptKb + styleKb + fontKb)),
    lcpMs: median(loads.map(({ lcpMs }) => lcpMs)),
    answerMs: median(answers),
  }
}

/**
 * @param {string} path
 * @param {ListLoad | undefined} small
 * @param {ListLoad | undefined} large
 */
function compare(path, small, large) {
  if (!small || !large) throw new Error(`${path} was not measured`)
  const weight = large.weightKb / small.weightKb
  const ratio = Math.max(weight, slower(small.lcpMs, large.lcpMs), slower(small.answerMs, large.answerMs))
  const kb = `${small.weightKb.toFixed(0)} → ${large.weightKb.toFixed(0)}`
  return { path, cells: [kb, arrow(small.answerMs, large.answerMs), arrow(small.lcpMs, large.lcpMs)], ratio }
}

/**
 * @param {string} path
 * @param {number | undefined} small
 * @param {number | undefined} large
 */
function compareFirst(path, small, large) {
  if (small === undefined || large === undefined) throw new Error(`${path} was not measured`)
  return { path: `${path}, first visit`, cells: ['', arrow(small, large), ''], ratio: slower(small, large) }
}

/**
 * How many times as long, where the difference is more than noise.
 * @param {number} small
 * @param {number} large
 */
const slower = (small, large) => (large - small < noise ? Math.min(1, large / small) : large / small)

/**
 * @param {number} small
 * @param {number} large
 */
const arrow = (small, large) => `${small.toFixed(0)} → ${large.toFixed(0)} ms`

/**
 * @param {{ path: string, cells: string[], ratio: number }[]} rows
 * @param {Measured} small
 * @param {Measured} large
 */
function toMarkdown(rows, small, large) {
  return [
    row([`List, 1 → ${scale} times the content`, 'Weight kB', 'Answer', 'LCP']),
    row(['---', '---:', '---:', '---:']),
    ...rows.map(({ path, cells }) => row([`\`${path}\``.replace(', first visit`', '`, first visit'), ...cells])),
    row(['Build', '', `${small.buildSeconds.toFixed(0)} → ${large.buildSeconds.toFixed(0)} s`, '']),
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- lists\`, which fails when one becomes more than`,
    `${allowed} times as heavy or slow. Weight is HTML, scripts and styles (gzip) and fonts of a first visit.`,
  ].join('\n')
}

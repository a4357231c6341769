/**
 * `npm run bench:lists`: measures every list with the demo's content and with a hundred times as much, writes the table
 * into the README and fails when a list becomes more than 1.5 times as heavy or slow.
 */
import { createHmac } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { launchBrowser } from '../lib/chromium.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { ownInstance } from '../lib/instance.mjs'
import { main } from '../lib/main.mjs'
import { root } from '../lib/repository.mjs'
import { sandboxSecrets } from '../lib/sandbox-environment.mjs'
import { buildSite, siteUrl, startSandbox, startSite } from '../lib/stack.mjs'
import { loadPage } from './page-load.mjs'
import { answerTime, median } from './server-load.mjs'
import { row, writeToReadme } from './table.mjs'

/** Growth of the lists, and the allowed growth of their pages' time and weight. */
const scale = 100
const allowed = 1.5
/** Milliseconds; smaller differences are noise of the machine. */
const noise = 25

/** Cache tags of the growing content. */
const tags = ['posts', 'reports', 'market-news', 'faqs', 'videos', 'recruitments', 'categories']

/** Prerendered lists, and later pages that the first visitor waits for. */
const lists = ['/', '/cate', '/cate/tin-tuc', '/article', '/market-news', '/reports', '/faq', '/career', '/videos']
const furtherPages = [
  ...['/cate/tin-tuc', '/market-news', '/reports', '/career', '/videos'].map((list) => `${list}?page=3`),
  ...['/en/market-news', '/en/reports', '/kr/videos'].map((list) => `${list}?page=3`),
]
const visits = 3
/** Responses timed per visit: a single one is so fast that noise would dominate. */
const answersPerVisit = 7

/** @typedef {{ weightKb: number, lcpMs: number, answerMs: number }} ListLoad */
/** @typedef {{ pages: Map<string, ListLoad>, firstVisitMs: Map<string, number> }} Measured */

await main(async () => {
  ensureInstalled()
  const instance = await ownInstance('bench-lists')
  const built = join(root, `${instance.distDir}-build`)
  rmSync(built, { recursive: true, force: true })
  console.log('Building …')
  const sandbox = await startSandbox(instance)
  await buildSite({ ...instance, distDir: `${instance.distDir}-build` })
  await sandbox.stop()
  const small = await measure(instance, 1)
  const large = await measure(instance, scale)
  const rows = [
    ...lists.map((path) => compare(path, small.pages.get(path), large.pages.get(path))),
    ...furtherPages.map((path) => compareFirst(path, small.firstVisitMs.get(path), large.firstVisitMs.get(path))),
  ]
  const markdown = toMarkdown(rows)
  console.log(`\n${markdown}\n`)
  writeToReadme(markdown, 'bench-lists')
  const over = rows.filter(({ ratio }) => ratio > allowed)
  for (const { path, ratio } of over) console.error(`${path}: ${ratio.toFixed(2)} times, allowed ${allowed}`)
  return over.length === 0 ? 0 : 1
})

/**
 * Serves a copy of the build, because serving writes into its folder, with a sandbox of this scale.
 * @param {import('../lib/sandbox-environment.mjs').Instance} instance
 * @param {number} times how much content
 * @returns {Promise<Measured>}
 */
async function measure(instance, times) {
  console.log(`Measuring with ${times} times the content …`)
  rmSync(join(root, instance.distDir), { recursive: true, force: true })
  cpSync(join(root, `${instance.distDir}-build`), join(root, instance.distDir), { recursive: true })
  const sandbox = await startSandbox({ ...instance, scale: times })
  const site = await startSite(instance)
  const browser = await launchBrowser()
  try {
    if (times > 1) await renderAgain(siteUrl(instance))
    const firstVisitMs = new Map()
    for (const path of furtherPages) firstVisitMs.set(path, await answerTime(siteUrl(instance) + path))
    const pages = new Map()
    for (const path of lists) pages.set(path, await measureList(browser, siteUrl(instance) + path))
    return { pages, firstVisitMs }
  } finally {
    await browser.close()
    await Promise.all([site.stop(), sandbox.stop()])
  }
}

/**
 * Invalidates the lists through the webhook, as the CMS does, and visits them until they are rendered again.
 * @param {string} site
 */
async function renderAgain(site) {
  const body = JSON.stringify({ tags })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', sandboxSecrets.REVALIDATE_SECRET).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature }
  const response = await fetch(`${site}/api/revalidate`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
  for (let visit = 0; visit < 2; visit += 1) {
    for (const path of lists) await answerTime(site + path)
    await delay(1000)
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
    for (let answer = 0; answer < answersPerVisit; answer += 1) answers.push(await answerTime(url))
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
 * Ratio of the two times, ignoring noise.
 * @param {number} small
 * @param {number} large
 */
function slower(small, large) {
  return large - small < noise ? Math.min(1, large / small) : large / small
}

/**
 * @param {number} small
 * @param {number} large
 */
function arrow(small, large) {
  return `${small.toFixed(0)} → ${large.toFixed(0)} ms`
}

/** @param {{ path: string, cells: string[], ratio: number }[]} rows */
function toMarkdown(rows) {
  return [
    row([`List, 1 → ${scale} times the content`, 'Weight kB', 'Answer', 'LCP']),
    row(['---', '---:', '---:', '---:']),
    ...rows.map(({ path, cells }) => row([`\`${path}\``.replace(', first visit`', '`, first visit'), ...cells])),
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench:lists\`, which fails when one becomes more than`,
    `${allowed} times as heavy or slow. Weight is HTML, scripts and styles (gzip) and fonts of a first visit.`,
  ].join('\n')
}

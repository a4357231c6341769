/** `npm run bench`: measures the site, writes the README's performance section and fails over budget. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { articleSlugs } from './articles.mjs'
import { measuredPages, weighedPages } from './budgets.mjs'
import { loadPage, weighScripts } from './page-load.mjs'
import { answerTime, median, throughput } from './server-load.mjs'
import { toMarkdown, writeToReadme } from './table.mjs'
import { launchBrowser } from '../lib/chromium.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { main } from '../lib/main.mjs'
import { ownInstance } from '../lib/instance.mjs'
import { root } from '../lib/repository.mjs'
import { buildSite, sandboxUrl, siteUrl, startSandbox, startSite } from '../lib/stack.mjs'

const visits = 5

await main(async () => {
  ensureInstalled()
  const instance = await ownInstance('bench')
  rmSync(join(root, instance.distDir), { recursive: true, force: true })
  await startSandbox(instance)
  console.log('Building …')
  const { seconds } = await buildSite(instance)
  await startSite(instance)
  const site = siteUrl(instance)
  const [newest = '', ...others] = await articleSlugs(sandboxUrl(instance), 20)

  const pages = []
  const browser = await launchBrowser()
  for (const page of measuredPages(`/article/${newest}`)) {
    console.log(`Measuring ${page.path} …`)
    const loads = []
    for (let visit = 0; visit < visits; visit += 1) loads.push(await loadPage(browser, `${site}${page.path}`))
    pages.push({ page, load: middle(loads) })
  }
  console.log('Weighing every other kind of page …')
  const weighed = []
  for (const page of weighedPages) {
    weighed.push({ page, load: { scriptKb: await weighScripts(browser, site + page.path) } })
  }
  await browser.close()

  console.log('Measuring the server …')
  const oldest = others.slice(-5).map((slug) => `${site}/article/${slug}`)
  const first = []
  for (const url of oldest) first.push(await answerTime(url))
  const again = []
  for (const url of oldest) again.push(await answerTime(url))
  const home = await throughput(`${site}/`)
  const article = await throughput(`${site}/article/${newest}`)
  const server = [
    { name: 'First visit of an article that is not in the cache', value: `${median(first).toFixed(0)} ms` },
    { name: 'The same from the cache', value: `${median(again).toFixed(0)} ms` },
    { name: 'Home, answers a second (95 % within)', value: rate(home) },
    { name: 'Article, answers a second (95 % within)', value: rate(article) },
    { name: 'Build', value: `${seconds.toFixed(0)} s` },
  ]

  const markdown = toMarkdown({ pages, weighed, server })
  console.log(`\n${markdown}\n`)
  writeToReadme(markdown, 'bench')
  const over = [...pages, ...weighed].filter(({ page, load }) => load.scriptKb > page.scriptBudgetKb)
  for (const { page, load } of over) {
    console.error(`${page.name}: ${load.scriptKb.toFixed(1)} kB of JavaScript, budget ${page.scriptBudgetKb} kB`)
  }
  return over.length === 0 ? 0 : 1
})

/**
 * The median of each figure.
 * @param {import('./page-load.mjs').PageLoad[]} loads
 * @returns {import('./page-load.mjs').PageLoad}
 */
function middle(loads) {
  /** @param {keyof import('./page-load.mjs').PageLoad} figure */
  const of = (figure) => median(loads.map((load) => load[figure]))
  return {
    scriptKb: of('scriptKb'),
    htmlKb: of('htmlKb'),
    styleKb: of('styleKb'),
    fontKb: of('fontKb'),
    requests: of('requests'),
    ttfbMs: of('ttfbMs'),
    lcpMs: of('lcpMs'),
    cls: of('cls'),
    inputMs: of('inputMs'),
  }
}

/** @param {{ perSecond: number, p95Ms: number }} measured */
function rate({ perSecond, p95Ms }) {
  return `${perSecond.toFixed(0)} (${p95Ms.toFixed(0)} ms)`
}

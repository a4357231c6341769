/**
 * `npm run bench`: measures the site as Lighthouse's phone sees it, beside an empty Next application in the same run, writes the
 * README's performance section and fails over budget.
 *
 * `npm run bench -- --runs=1 --pages=/,/faq --languages=vi,ko` measures less, and leaves the README as it is.
 * `--site=http://127.0.0.1:3000` measures a site that is running.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { fetchedTool } from '../lib/fetched-tool.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { main } from '../lib/main.mjs'
import { ownInstance } from '../lib/instance.mjs'
import { root } from '../lib/repository.mjs'
import { buildSite, sandboxUrl, siteUrl, startSandbox, startSite } from '../lib/stack.mjs'
import { measuredPages } from './budgets.mjs'
import { weighDocument } from './documents.mjs'
import { startEmptyApp } from './empty-app.mjs'
import { visitAsPhone } from './lighthouse.mjs'
import { firstTaps, firstVisits, loads, slowVisits } from './server-figures.mjs'
import { ensureLoadTool } from './server-load.mjs'
import { overBudget, pageRow, toMarkdown, writeToReadme } from './table.mjs'

const prefixes = /** @type {Readonly<Record<string, string>>} */ ({ vi: '', en: '/en', ko: '/kr' })
const packages = ['lighthouse@13.5.0']

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    languages: { type: 'string', default: 'vi,en,ko' },
    site: { type: 'string' },
  },
})

await main(async () => {
  ensureInstalled()
  ensureLoadTool()
  const visits = Number(options.runs)
  const tool = await fetchedTool('bench-1', packages)
  const folder = join(root, '.sandbox', 'bench')
  rmSync(folder, { recursive: true, force: true })
  const { site, sandbox, buildSeconds } = await runningSite()

  console.log('Building the empty application …')
  const { raw } = await weighDocument(`${site}/`)
  const emptySite = await startEmptyApp(join(folder, 'empty-app'), raw * 1000)
  const empty = await visitAsPhone(tool, emptySite, visits)

  const pages = []
  for (const page of options.languages.split(',').flatMap((language) => pagesIn(language))) {
    const visit = await visitAsPhone(tool, site + page.path, visits, page)
    const measured = { page, visit, documentKb: (await weighDocument(site + page.path)).sent }
    console.log(pageRow(page.path, visit, measured.documentKb))
    pages.push(measured)
  }

  console.log('Measuring the server and the slow connection …')
  const others = [
    ...(await slowVisits(site, visits)),
    ...(await firstTaps(site, visits)),
    ...(sandbox === undefined ? [] : await firstVisits(site, sandbox)),
    ...(await loads(site, emptySite)),
    ...(buildSeconds === undefined ? [] : [{ name: 'Build', value: `${buildSeconds.toFixed(0)} s` }]),
  ]
  const markdown = toMarkdown({ empty, pages, others, visits })
  console.log(`\n${markdown}\n`)
  if (options.pages === undefined && options.site === undefined) writeToReadme(markdown, 'bench')
  const over = pages.flatMap((page) => overBudget(page, empty))
  for (const line of over) console.error(line)
  return over.length === 0 ? 0 : 1
})

/** The site to measure: one that is running, or a build of its own. */
async function runningSite() {
  if (options.site !== undefined) return { site: options.site }
  const instance = await ownInstance('bench')
  rmSync(join(root, instance.distDir), { recursive: true, force: true })
  await startSandbox(instance)
  console.log('Building …')
  const { seconds } = await buildSite(instance)
  await startSite(instance)
  return { site: siteUrl(instance), sandbox: sandboxUrl(instance), buildSeconds: seconds }
}

/** @param {string} language */
function pagesIn(language) {
  const prefix = prefixes[language]
  if (prefix === undefined) throw new Error(`There is no language ${language}: vi, en and ko are`)
  return measuredPages(prefix, options.pages?.split(','))
}

import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { locales, toWireLocale } from '@/lib/platform/i18n/locales'

import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { ownInstance } from '../../scripts/lib/instance.mjs'
import { main } from '../../scripts/lib/main.mjs'
import { anyFreePort } from '../../scripts/lib/network.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import { returningVisitor } from '../../scripts/lib/returning-visitor.mjs'
import { buildSite, sandboxUrl, siteUrl, startSandbox, startSite } from '../../scripts/lib/stack.mjs'
import { brokenLinks, pagesToVisit } from './addresses'
import { startOtherCms } from './proxy'
import { otherCmsSettings } from './settings'
import { visit } from './visit'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/**
 * Requests the newest reports once in each language. The sandbox makes a PDF when it first names its size, which takes a tenth of a
 * second each and keeps every other answer of a build waiting.
 */
async function warmReports(cmsUrl: string): Promise<void> {
  for (const locale of locales) {
    const headers = { locale: toWireLocale(locale) }
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    const response = await fetch(`${cmsUrl}/main/api/categories/fe/1441/article?limit=10`, { headers })
    if (!response.ok) throw new Error(`The reports answer ${response.status}.`)
  }
}

/** Opens every page of the site in every language on a CMS that nobody here wrote (proxy.ts), and says what is wrong. */
await main(async () => {
  const instance = await ownInstance('other-cms')
  await rm(join(root, instance.distDir), { recursive: true, force: true })
  const sandbox = await startSandbox(instance)
  const cms = await startOtherCms(sandboxUrl(instance), { api: await anyFreePort(), media: await anyFreePort() })
  await warmReports(cms.url)
  const onCms = { ...instance, settings: otherCmsSettings(cms) }
  const started = performance.now()
  say('Building the site on another CMS (about a minute) …')
  await buildSite(onCms)
  const site = await startSite(onCms)

  const built = performance.now()

  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'vi-VN' })
  await context.addInitScript(returningVisitor)
  const wrong: string[] = []
  const links = new Map<string, string>()
  let visited = 0
  let pictures = 0
  for (const locale of locales) {
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    for (const path of await pagesToVisit(siteUrl(instance), locale)) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that each problem names its page
      const found = await visit(context, siteUrl(instance), path)
      visited += 1
      pictures += found.pictures
      wrong.push(...found.problems.map((problem) => `${path}: ${problem}`))
      for (const link of found.links) if (!links.has(link)) links.set(link, path)
    }
  }
  wrong.push(...(await brokenLinks(siteUrl(instance), links)))
  const visitedAll = performance.now()
  await browser.close()
  await Promise.all([site.stop(), cms.close(), sandbox.stop()])

  for (const problem of wrong) say(`✗ ${problem}`)
  const seconds = (from: number, to: number) => `${Math.round((to - from) / 1000)} s`
  say(`Built in ${seconds(started, built)}, visited in ${seconds(built, visitedAll)}.`)
  say(
    `${visited} pages in ${locales.length} languages, ${pictures} pictures, ${links.size} links: ${wrong.length} problems`,
  )
  return wrong.length === 0 ? 0 : 1
})

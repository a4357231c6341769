import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { locales, toWireLocale } from '@/lib/platform/i18n/locales'
import template from '@/lib/platform/i18n/template-brand.json'

import { ownInstance } from '../../scripts/lib/instance.mjs'
import { main } from '../../scripts/lib/main.mjs'
import { anyFreePort } from '../../scripts/lib/network.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import { buildSite, sandboxUrl, siteUrl, startSandbox, startSite } from '../../scripts/lib/stack.mjs'
import { startOtherCms } from './proxy'
import { otherCmsSettings } from './settings'
import { visitAll } from './visit-all'

/** Names of the first firm, of which no page of another may have a trace. */
const traces = [...Object.values(template.names).map(({ short }) => short.toLowerCase()), template.domain]

/** Documents of each route and language that are opened, beside those that a page of the route table shows. */
const documentsOfKind = 3

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

  say(`Built in ${Math.round((performance.now() - started) / 1000)} s. Visiting every page (a few minutes) …`)
  const { problems, summary } = await visitAll(siteUrl(instance), {
    mediaUrl: cms.mediaUrl,
    mainApiUrl: `${cms.url}/main/api`,
    traces,
    documentsOfKind,
    say,
  })
  await Promise.all([site.stop(), cms.close(), sandbox.stop()])

  say(`${summary}: ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
})

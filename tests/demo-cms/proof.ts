import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { stopAll } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import { returningVisitor } from '../../scripts/lib/returning-visitor.mjs'
import { siteUrl } from '../../scripts/lib/stack.mjs'
import { visitAll } from '../other-cms/visit-all'
import { runBrowserTests } from './browser-tests'
import { adapterUrl, cmsUrl, type Place, startDemo } from './demo'
import { editHeadlines } from './edits'

/**
 * A demonstration from nothing: an edit in Payload's own editor is on its page within a second, in the list of its topic, and no page
 * of the site is broken.
 */
export async function prove(place: Place): Promise<number> {
  const { instance, say } = place
  await Promise.all(
    [join(root, instance.distDir), instance.stateDir].map((path) => rm(path, { recursive: true, force: true })),
  )
  const { settings } = await startDemo(place)
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  await context.addInitScript(returningVisitor)
  const { headline, problems } = await editHeadlines(place, context)
  const list = await (await fetch(`${siteUrl(instance)}/article`)).text()
  if (!list.includes(headline)) problems.push('The list of articles has the former headline.')
  await browser.close()
  problems.push(...(await runBrowserTests(place, settings['ABOUT_COMPANY_SLUG'] ?? '')))

  say('Visiting every page (a few minutes) …')
  const visits = await visitAll(siteUrl(instance), {
    mediaUrl: cmsUrl(place),
    mainApiUrl: adapterUrl(place),
    traces: [],
    documentsOfKind: 12,
    say,
  })
  await stopAll()
  for (const problem of problems) say(`✗ ${problem}`)
  const count = problems.length + visits.problems.length
  say(`${visits.summary}: ${count} problems`)
  return count === 0 ? 0 : 1
}

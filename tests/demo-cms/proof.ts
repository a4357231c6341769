import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { stopAll } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import { siteUrl } from '../../scripts/lib/stack.mjs'
import { visitAll } from '../other-cms/visit-all'
import { cmsUrl, type Place, startDemo } from './demo'
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
  await startDemo(place)
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const { headline, problems } = await editHeadlines(place, context)
  const list = await (await fetch(`${siteUrl(instance)}/article`)).text()
  if (!list.includes(headline)) problems.push('The list of articles has the former headline.')
  await browser.close()

  say('Visiting every page (a few minutes) …')
  const visits = await visitAll(siteUrl(instance), {
    mediaUrl: cmsUrl(place),
    traces: [],
    documentsOfKind: Number.POSITIVE_INFINITY,
  })
  problems.push(...visits.problems)
  await stopAll()
  for (const problem of problems) say(`✗ ${problem}`)
  say(`${visits.summary}: ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

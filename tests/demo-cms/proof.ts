import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { stopAll } from '../../scripts/lib/processes.mjs'
import { root } from '../../scripts/lib/repository.mjs'
import { siteUrl } from '../../scripts/lib/stack.mjs'
import { visitAll } from '../other-cms/visit-all'
import { cmsUrl, editor, type Place, startDemo } from './demo'
import { PayloadClient } from './payload-client'

/** Longest time from a saved edit until its page shows it. */
const longestDelayMs = 1000

interface Edited {
  readonly headline: string
  /** Until Payload had saved it and told the site. */
  readonly savedMs: number
  /** From then until the page had it. */
  readonly shownMs: number
}

async function logIn(page: Page, place: Place): Promise<void> {
  await page.goto(`${cmsUrl(place)}/admin/login`)
  await page.locator('input[name=email]').fill(editor.email)
  await page.locator('input[name=password]').fill(editor.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(`${cmsUrl(place)}/admin`)
}

/** Changes a headline in the editor and loads the article's page once, in a tab that had it open before. */
async function edit(page: Page, place: Place, article: { id: number; address: string }): Promise<Edited> {
  const reader = await page.context().newPage()
  const address = `${siteUrl(place.instance)}/article/${article.address}`
  const headline = `Tiêu đề do biên tập viên sửa ${article.id}`
  await reader.goto(address)
  if ((await reader.title()).includes(headline)) throw new Error('The page had the new headline before the edit.')

  await page.goto(`${cmsUrl(place)}/admin/collections/articles/${article.id}?locale=vi`)
  await page.locator('#field-headline').fill(headline)
  const saving = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/articles/'),
  )
  const pressed = performance.now()
  await page.locator('#action-save').click()
  const answer = await saving
  if (!answer.ok()) throw new Error(`Payload answers ${answer.status()} to the edit.`)
  const saved = performance.now()
  await reader.reload({ waitUntil: 'domcontentloaded' })
  const shown = performance.now()
  const heading = await reader.locator('h1').innerText()
  if (heading !== headline) throw new Error(`The page still has the heading “${heading}”.`)
  await reader.close()
  return { headline, savedMs: saved - pressed, shownMs: shown - saved }
}

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
  const cms = new PayloadClient(cmsUrl(place))
  const article = await cms.first<{ id: number; address: string }>('articles', { 'where[topic.number][equals]': 82 })
  if (!article) throw new Error('Payload has no article to edit.')

  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await logIn(page, place)
  const { headline, savedMs, shownMs } = await edit(page, place, article)
  say(`Saved in ${Math.round(savedMs)} ms; its page showed it ${Math.round(shownMs)} ms later.`)
  const problems: string[] = []
  if (shownMs > longestDelayMs) problems.push(`An edit was shown after ${Math.round(shownMs)} ms.`)
  const list = await (await fetch(`${siteUrl(instance)}/article`)).text()
  if (!list.includes(headline)) problems.push('The list of articles has the former headline.')
  await browser.close()

  say('Visiting every page (a few minutes) …')
  const visits = await visitAll(siteUrl(instance), [])
  problems.push(...visits.problems)
  await stopAll()
  for (const problem of problems) say(`✗ ${problem}`)
  say(`${visits.summary}: ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

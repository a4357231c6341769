import type { BrowserContext, Page } from '@playwright/test'

import { siteUrl } from '../../scripts/lib/stack.mjs'
import { cmsUrl, editor, type Place } from './demo'
import { PayloadClient } from './payload-client'

/** Longest time from the editor's answer to an edit until its page shows it. */
const longestDelayMs = 1000

/** The first edit after the start, and some after it. */
const edits = 5

/** Milliseconds. */
interface Edited {
  /** From pressing "save" until the editor answers: Payload has saved, and has told the site. */
  readonly saved: number
  /** From then until the answer of the article's page begins, which was asked for at once. */
  readonly answered: number
  /** From then until a reader sees the new headline on it. */
  readonly shown: number
}

async function logIn(page: Page, place: Place): Promise<void> {
  await page.goto(`${cmsUrl(place)}/admin/login`)
  await page.locator('input[name=email]').fill(editor.email)
  await page.locator('input[name=password]').fill(editor.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(`${cmsUrl(place)}/admin`)
}

/** Changes a headline in the editor and loads the article's page once, in a tab that had it open before. */
async function edit(editing: Page, reader: Page, headline: string): Promise<Edited> {
  await editing.locator('#field-headline').fill(headline)
  const saving = editing.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/articles/'),
  )
  const pressed = performance.now()
  await editing.locator('#action-save').click()
  const answer = await saving
  const saved = performance.now()
  if (!answer.ok()) throw new Error(`Payload answers ${answer.status()} to the edit.`)
  await reader.reload({ waitUntil: 'commit' })
  const answered = performance.now()
  await reader.locator('h1', { hasText: headline }).waitFor()
  const shown = performance.now()
  return { saved: saved - pressed, answered: answered - saved, shown: shown - saved }
}

/**
 * Edits the headline of an article in Payload's own editor, one time after the other, and loads its page at once after each.
 * @returns the last headline, and edits that were shown too late
 */
export async function editHeadlines(
  place: Place,
  context: BrowserContext,
): Promise<{ headline: string; problems: string[] }> {
  const cms = new PayloadClient(cmsUrl(place))
  const article = await cms.first<{ id: number; address: string }>('articles', { 'where[topic.number][equals]': 82 })
  if (!article) throw new Error('Payload has no article to edit.')
  const [editing, reader] = [await context.newPage(), await context.newPage()]
  await logIn(editing, place)
  await editing.goto(`${cmsUrl(place)}/admin/collections/articles/${article.id}?locale=vi`)
  await reader.goto(`${siteUrl(place.instance)}/article/${article.address}`)
  const problems: string[] = []
  let headline = ''
  for (let count = 1; count <= edits; count += 1) {
    headline = `Tiêu đề do biên tập viên sửa lần ${count}`
    // oxlint-disable-next-line no-await-in-loop -- one edit after the other
    const { saved, answered, shown } = await edit(editing, reader, headline)
    const ms = [saved, answered, shown].map((time) => `${Math.round(time)} ms`)
    place.say(`Edit ${count}: saved in ${ms[0]}; its page answered after ${ms[1]} and showed it after ${ms[2]}.`)
    if (shown > longestDelayMs) problems.push(`Edit ${count} was shown after ${ms[2]}.`)
  }
  return { headline, problems }
}

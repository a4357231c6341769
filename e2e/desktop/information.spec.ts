import type { Locator, Page } from '@playwright/test'

import { foldAccents } from '../../lib/platform/text/fold-accents.ts'
import { firstOf } from '../support/content'
import { copyOf } from '../support/copy'
import { expect, test } from '../support/test'

const t = copyOf('vi')

/** Replaces the video platform, which tests do not reach, and returns the addresses requested from it. */
async function withoutVideoPlatform(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/[^/]*(?:youtube|ytimg|googlevideo)/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' })
  })
  return asked
}

/** Waits until a control does what it does with scripts; before, it is the link or the field of the document. */
async function awake(control: Locator): Promise<Locator> {
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true)
  return control
}

test('a search without accents finds an answer, and its link opens it', async ({ page, content }) => {
  const isAccented = (text: string) => foldAccents(text) !== text.toLowerCase()
  const questions = await content.questions()
  const { question } = firstOf(questions, (each) => isAccented(each.question), 'question with accents')
  await page.goto('/faq')
  const search = page.getByRole('searchbox', { name: t('faq.search') })
  const all = await page.locator('details h3').count()
  await (await awake(search)).fill(foldAccents(question))
  await expect(page.locator('details:visible h3').filter({ hasText: question })).toBeVisible()
  expect(await page.locator('details:visible h3').count()).toBeLessThan(all)
  await expect(page).toHaveURL(/\?q=/)
  await search.fill('qwertyuiop')
  await expect(page.getByText(t('faq.nothing', { query: 'qwertyuiop' }))).toBeVisible()

  const last = await page.locator('details [id^="faq-"]').last().getAttribute('id')
  await page.goto(`/faq#${last}`)
  await expect(page.locator(`#${last}`)).toBeInViewport()
})

test('branches show what is open now, the map and the nearest branch', async ({ page, context, content }) => {
  const branches = await content.branches()
  const branchIn = (city: string) => firstOf(branches, ({ address }) => address.includes(city), `branch in ${city}`)
  await context.grantPermissions(['geolocation'])
  // Da Nang, on a Friday at 11:00 in Vietnam.
  await context.setGeolocation({ latitude: 16.06, longitude: 108.2 })
  await page.clock.setFixedTime(new Date('2026-11-20T04:00:00Z'))
  await page.goto('/branches')
  await expect(page.getByText(t('branches.open', { time: '11:30' }))).toBeVisible()

  const map = page.getByRole('navigation', { name: t('branches.map') })
  await map.getByRole('link', { name: 'Hà Nội' }).click()
  await expect(page.getByRole('button', { name: branchIn('Hà Nội').name })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: t('branches.nearest') }).click()
  await expect(page.getByRole('button', { name: branchIn('Đà Nẵng').name })).toHaveAttribute('aria-pressed', 'true')
  await expect(map.getByRole('link', { name: 'Đà Nẵng' })).toHaveAttribute('aria-current', 'true')
})

test('a video plays in a dialog, and its platform is not contacted before', async ({ page }) => {
  const asked = await withoutVideoPlatform(page)
  await page.goto('/videos')
  const videos = page.getByRole('main').getByRole('article')
  // Eleven a page, one of which cannot be played.
  await expect(videos).toHaveCount(10)
  await (await awake(page.getByRole('link', { name: t('videos.more') }))).click()
  await expect(videos).toHaveCount(21)
  expect(asked).toEqual([])

  const newest = videos.first().getByRole('link')
  await newest.press('Enter')
  const player = page.getByRole('dialog')
  await expect(player.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/sn-video-/,
  )
  await page.keyboard.press('Escape')
  await expect(player).toBeHidden()
  await expect(newest).toBeFocused()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the founder’s letter and video open in dialogs', async ({ page }) => {
  const asked = await withoutVideoPlatform(page)
  await page.goto('/about/founder-gso')
  await (await awake(page.getByRole('link', { name: t('about.founder.read') }))).click()
  await expect(page.getByRole('dialog').getByRole('blockquote')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: t('about.founder.video') }).click()
  await expect(page.getByRole('dialog', { name: t('about.founder.videoTitle') }).locator('iframe')).toBeVisible()
  await expect.poll(() => asked).not.toEqual([])
})

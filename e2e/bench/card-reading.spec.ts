import type { Page } from '@playwright/test'

import { catalogue } from '../../tests/sandbox/specimens/catalogue'
import { copyOf } from '../support/copy'
import { byUpload } from '@/e2e/support/account-opening/capture'
import { AccountOpening } from '@/e2e/support/account-opening/account-opening'
import { expect, test } from '../support/test'

/** From the first steady frame to the picture that was taken by itself and read, in milliseconds. */
const mostReadTime = 2000
/** Longest task of the main thread meanwhile, in milliseconds: three frames of the preview at 60 a second. */
const mostTask = 50

const t = copyOf('vi')

test.use({ takesPictures: true })

/** What the page's clock says of one reading. */
interface Reading {
  readonly live: number
  readonly read: number
  readonly tasks: number[]
}

/** Notes when the picture of the camera is there, when the picture that was taken is shown, and long tasks in between. */
function watchReading(): void {
  const reading = { live: 0, read: 0, tasks: [] as number[] }
  Object.assign(globalThis, { reading })
  new PerformanceObserver((list) => {
    const isLive = (at: number) => reading.live > 0 && at >= reading.live && reading.read === 0
    for (const { startTime, duration } of list.getEntries()) if (isLive(startTime)) reading.tasks.push(duration)
  }).observe({ type: 'longtask' })
  const look = () => {
    const video = document.querySelector<HTMLVideoElement>('dialog video')
    if (reading.live === 0 && video !== null && video.videoWidth > 0) reading.live = performance.now()
    if (document.querySelector('dialog img') === null) requestAnimationFrame(look)
    else reading.read = performance.now()
  }
  look()
}

async function readSide(page: Page, side: 'front' | 'back'): Promise<Reading> {
  await page.evaluate(watchReading)
  await page
    .getByRole('button', {
      name: `${t('application.identity.slot.camera')}: ${t(`application.identity.card.${side}`)}`,
    })
    .click()
  const use = page.getByRole('dialog').getByRole('button', { name: t('capture.review.use'), exact: true })
  await expect(use).toBeVisible({ timeout: 20_000 })
  const reading = await page.evaluate(() => (globalThis as unknown as { reading: Reading }).reading)
  await page.keyboard.press('Escape')
  return reading
}

for (const card of ['2021', '2024'] as const) {
  test(`a card of ${card} is read`, async ({ page, context, sandbox, camera, newApplicant }) => {
    test.setTimeout(300_000)
    await context.grantPermissions(['camera'])
    const applicant = newApplicant(card)
    const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
    const opening = new AccountOpening({ page, t, sandbox, applicant, capture })
    await opening.startOn('id-card')
    for (const side of ['front', 'back'] as const) {
      const longest: number[] = []
      const times: number[] = []
      for (const idNumber of [applicant.idNumber, applicant.idNumber, ...specimensOf(card)]) {
        await camera.show(idNumber, side)
        const { live, read, tasks } = await readSide(page, side)
        times.push(Math.round(read - live))
        longest.push(Math.round(Math.max(0, ...tasks)))
      }
      process.stdout.write(
        `${card} ${side}: ${times.length} cards read in ${times.join(', ')} ms; longest task ${Math.max(...longest)} ms (0: none above 50)\n`,
      )
      expect.soft(Math.max(...times), `${side}: slowest`).toBeLessThanOrEqual(mostReadTime)
      expect.soft(Math.max(...longest), `${side}: longest task`).toBeLessThanOrEqual(mostTask)
    }
  })
}

/** ID numbers of all specimens of a kind that have pictures in order. */
function specimensOf(card: '2021' | '2024'): string[] {
  return catalogue
    .filter(({ holder, flaw }) => holder.card === card && flaw === 'none')
    .map(({ holder }) => holder.idno)
}

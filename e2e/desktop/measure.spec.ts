import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byUpload } from '../support/opening/capture'
import { Opening } from '../support/opening/opening'
import { expect, test } from '../support/test'
test.describe.configure({ timeout: 120_000 })
const t = copyOf('vi')
test('measure', async ({ page, context, sandbox, camera }) => {
  await context.grantPermissions(['camera'])
  await page.addInitScript(() => {
    const w = window as unknown as { tasks: number[]; marks: Record<string, number> }
    w.tasks = []
    w.marks = {}
    new PerformanceObserver((list) => list.getEntries().forEach((e) => w.tasks.push(Math.round(e.duration)))).observe({ type: 'longtask', buffered: true })
  })
  for (const card of ['2021', '2024'] as const) {
    const applicant = newApplicant({ card })
    const opening = new Opening({ page, t, sandbox, applicant, capture: byUpload({ page, t, idNumber: applicant.idNumber, sandbox }) })
    await page.evaluate(() => {}).catch(() => {})
    await opening.start()
    await opening.until('id-card')
    for (const side of ['front', 'back'] as const) {
      await camera.show(applicant.idNumber, side)
      await page.waitForTimeout(1500)
      await page.evaluate(() => {
        const w = window as unknown as { tasks: number[]; marks: Record<string, number> }
        w.tasks.length = 0
        w.marks = {}
        const observer = new MutationObserver(() => {
          const text = document.querySelector('dialog')?.textContent ?? ''
          const now = performance.now()
          const video = document.querySelector('dialog video') as HTMLVideoElement | null
          if (video && video.videoWidth > 0 && !w.marks['live']) w.marks['live'] = now
          if (/Rõ nét/.test(text) && !w.marks['ready']) w.marks['ready'] = now
          if (document.querySelector('dialog img') && !w.marks['read']) w.marks['read'] = now
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
      })
      await page.getByRole('button', { name: `${t('identity.slot.camera')}: ${t(`identity.card.${side}`)}` }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: t('capture.review.use'), exact: true })).toBeVisible({ timeout: 20_000 })
      const text = await dialog.textContent()
      const out = await page.evaluate(() => {
        const w = window as unknown as { tasks: number[]; marks: Record<string, number> }
        return { tasks: w.tasks, marks: w.marks }
      })
      const { live = 0, ready = 0, read = 0 } = out.marks
      console.log(`MEASURE ${card} ${side}: live->read ${Math.round(read - live)} ms, ready->read ${Math.round(read - ready)} ms, longtasks ${JSON.stringify(out.tasks)}, qr ${text?.includes(t('capture.review.qrRead'))} zone ${text?.includes(t('capture.review.zoneRead'))}`)
      await dialog.getByRole('button', { name: t('capture.review.use'), exact: true }).click()
      if (await dialog.isVisible()) await page.keyboard.press('Escape')
    }
    await page.evaluate(() => localStorage.clear())
  }
})

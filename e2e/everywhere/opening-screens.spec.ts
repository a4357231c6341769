import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility'
import { copyOf } from '../support/copy'
import { newApplicant } from '../support/opening/applicant'
import { byUpload } from '../support/opening/capture'
import { Opening } from '../support/opening/opening'
import { test } from '../support/test'

test.describe.configure({ timeout: 240_000 })

test('every screen is accessible in both colours and fits a window of 320 px', async ({ page, sandbox, isMobile }) => {
  const applicant = newApplicant()
  const t = copyOf('vi')
  const capture = byUpload({ page, t, idNumber: applicant.idNumber, sandbox })
  const window = page.viewportSize()
  const onScreen = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    if (window) await page.setViewportSize(window)
  }
  const opening = new Opening({ page, t, sandbox, applicant, capture, onScreen })
  await opening.start(isMobile ? '/open-account' : '/register')
  await opening.finish()
  await expectAccessible(page)
})

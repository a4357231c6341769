import type { Page } from '@playwright/test'

import type { Side } from '@/tests/sandbox/specimens/pictures'
import type { Camera } from '@/e2e/support/camera'
import type { Copy } from '@/e2e/support/copy'
import type { Sandbox } from '@/e2e/support/sandbox'
import { expect } from '@/e2e/support/test'
import type { Capture } from './answers'
import { type Hands, pointer } from './input-drivers'

interface Tools {
  readonly page: Page
  readonly t: Copy
  readonly idNumber: string
}

/** Uploads pictures as files, as an applicant without a camera does. */
export function byUpload({
  page,
  t,
  idNumber,
  sandbox,
  hands = pointer,
}: Tools & { sandbox: Sandbox; hands?: Hands }): Capture {
  const picture = async (side: Side) => ({
    name: `${side}.png`,
    mimeType: 'image/png',
    buffer: await sandbox.file(`/__sandbox__/specimens/${idNumber}/${side}.png`),
  })
  const fill = async (slot: string, side: Side) => {
    const region = page.getByRole('region', { name: slot, exact: true })
    await hands.give(region.locator('input[type=file]'), await picture(side))
    await expect(region.getByRole('img')).toBeVisible()
  }
  return {
    async card() {
      await fill(t('application.identity.card.front'), 'front')
      await fill(t('application.identity.card.back'), 'back')
    },
    face: () => fill(t('application.identity.face.slot'), 'selfie'),
    async liveness() {
      await hands.press(page.getByRole('button', { name: t('capture.liveness.withPictures') }))
      const movements = page.getByRole('listitem').filter({ has: page.locator('input[type=file]') })
      await expect(movements.first()).toBeVisible()
      for (const movement of await movements.all()) {
        await hands.give(movement.locator('input[type=file]'), await picture('selfie'))
        await expect(movement.getByLabel(t('capture.liveness.pictures.done'))).toBeVisible()
      }
      await hands.press(page.getByRole('button', { name: t('capture.liveness.pictures.send') }))
    },
  }
}

/** Takes pictures with the fake camera, which is reopened for each side because it shows one picture at a time. */
export function byCamera({ page, t, idNumber, camera }: Tools & { camera: Camera }): Capture {
  const open = async (slot: string) => {
    await page.getByRole('button', { name: `${t('application.identity.slot.camera')}: ${slot}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    return dialog
  }
  const cardSide = async (side: 'front' | 'back') => {
    await camera.show(idNumber, side)
    const dialog = await open(t(`application.identity.card.${side}`))
    // The picture is taken automatically once the card is sharp and inside the frame.
    await dialog.getByRole('button', { name: t('capture.review.use'), exact: true }).click()
  }
  return {
    async card() {
      await cardSide('front')
      // The camera stays open for the back; a person would turn the card over.
      await page.getByRole('button', { name: t('capture.close') }).click()
      await cardSide('back')
      await expect(page.getByRole('dialog')).toBeHidden()
    },
    async face() {
      await camera.show(idNumber, 'selfie')
      const dialog = await open(t('application.identity.face.slot'))
      await dialog.getByRole('button', { name: t('capture.shutter') }).click()
      await dialog.getByRole('button', { name: t('capture.review.use'), exact: true }).click()
    },
    async liveness() {
      await camera.show(idNumber, 'selfie')
      // The movements are counted down in turn; the next screen appears when they have been checked.
      await page.getByRole('button', { name: t('capture.liveness.start') }).click()
    },
  }
}

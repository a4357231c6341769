import { expect, it } from 'vitest'

import { portraitIn } from './card-portrait'
import { guideIn, regionAround } from './frame-geometry'

const card = { width: 1600, height: 1009 }
const portrait = { x: 0.036, y: 0.265, width: 0.249, height: 0.52 }

it('finds the portrait of a card that fills a chosen picture', () => {
  expect(portraitIn(card, 'file')).toEqual({
    x: 1600 * portrait.x,
    y: 1009 * portrait.y,
    width: 1600 * portrait.width,
    height: 1009 * portrait.height,
  })
})

it('does not guess where the card is in a chosen picture of another shape', () => {
  expect(portraitIn({ width: 1600, height: 1200 }, 'file')).toBeNull()
})

it.each([
  ['lying', { width: 1920, height: 1080 }],
  ['upright', { width: 1080, height: 1920 }],
])('finds it inside the guide of a camera that is %s', (_, frame) => {
  const guide = guideIn(frame, 'card')
  const region = regionAround(guide, frame)
  const found = portraitIn(region, 'camera')
  expect(found?.x).toBeCloseTo(guide.x - region.x + guide.width * portrait.x, 0)
  expect(found?.y).toBeCloseTo(guide.y - region.y + guide.height * portrait.y, 0)
  expect(found?.width).toBeCloseTo(guide.width * portrait.width, 0)
})

import { describe, expect, it } from 'vitest'

import { cardAspect, guideIn, guideInRegion, regionAround } from './frame-geometry'

const frames = [
  ['a webcam', { width: 1920, height: 1080 }],
  ['an upright phone', { width: 1080, height: 1920 }],
  ['an old webcam', { width: 640, height: 480 }],
] as const

describe('guideIn', () => {
  it.each(frames)('centres a card-shaped guide in %s, with its margin inside the frame', (_, frame) => {
    const guide = guideIn(frame, 'card')
    expect(guide.width / guide.height).toBeCloseTo(cardAspect, 3)
    expect(guide.x + guide.width / 2).toBeCloseTo(frame.width / 2)
    expect(guide.y + guide.height / 2).toBeCloseTo(frame.height / 2)
    const region = regionAround(guide, frame)
    expect(region.x).toBeGreaterThanOrEqual(0)
    expect(region.x + region.width).toBeLessThanOrEqual(frame.width)
    expect(region.width).toBeGreaterThan(guide.width * 1.1)
  })

  it('gives a card in full HD enough pixels for its QR (at least 900 px wide)', () => {
    expect(guideIn({ width: 1920, height: 1080 }, 'card').width).toBeGreaterThan(900)
  })

  it('makes the guide of a face upright', () => {
    const guide = guideIn({ width: 1920, height: 1080 }, 'face')
    expect(guide.height).toBeGreaterThan(guide.width)
  })
})

describe('guideInRegion', () => {
  it('returns the same position in the smaller picture', () => {
    const frame = { width: 1920, height: 1080 }
    const guide = guideIn(frame, 'card')
    const region = regionAround(guide, frame)
    const small = guideInRegion(guide, region, 600)
    const scale = 600 / region.width
    expect(small.x / scale + region.x).toBeCloseTo(guide.x)
    expect(small.width / scale).toBeCloseTo(guide.width)
  })
})

import { describe, expect, it } from 'vitest'

import { drawCard, guide } from '@/tests/factories/capture/drawn-pictures'
import { measure, movement } from './measures'
import { cardThresholds } from './thresholds'

const limits = cardThresholds.phone

describe('measure', () => {
  it('measures the same sharpness in good and poor light', () => {
    const lit = measure(drawCard(), guide).sharpness
    const dim = measure(drawCard({ light: 0.4 }), guide).sharpness
    expect(dim / lit).toBeGreaterThan(0.9)
    expect(dim / lit).toBeLessThan(1.1)
  })

  it('falls with every step of blur and crosses the limit before letters become unreadable', () => {
    const [sharp = 0, soft = 0, gone = 0] = [0, 2, 6].map((blur) => measure(drawCard({ blur }), guide).sharpness)
    expect(sharp).toBeGreaterThan(soft)
    expect(soft).toBeGreaterThan(gone)
    expect(sharp).toBeGreaterThan(limits.leastSharpness)
    expect(gone).toBeLessThan(limits.leastSharpness)
  })

  it('measures light only inside the guide', () => {
    const onBlack = measure(drawCard({ desk: 0 }), guide).brightness
    const onWhite = measure(drawCard({ desk: 255 }), guide).brightness
    expect(onBlack).toBeCloseTo(onWhite, 5)
  })

  it('reports an overexposed patch as glare, but not white paper with print', () => {
    const patch = { x: 200, y: 100, width: 150, height: 120 }
    expect(measure(drawCard({ glare: patch }), guide).glare).toBeGreaterThan(limits.mostGlare)
    const modules = drawCard()
    modules.data.forEach((_, at) => {
      const pixel = Math.floor(at / 4)
      const x = pixel % modules.width
      const y = Math.floor(pixel / modules.width)
      modules.data[at] = (Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0 ? 255 : 10
    })
    expect(measure(modules, guide).glare).toBe(0)
  })

  it('accepts a picture of one pixel', () => {
    const pixel = { data: new Uint8ClampedArray(4), width: 1, height: 1 }
    expect(measure(pixel, null)).toMatchObject({ sharpness: 0, brightness: 0, glare: 0, card: null })
  })
})

describe('movement', () => {
  const still = measure(drawCard(), guide).thumbnail
  const moved = measure(drawCard({ card: { ...guide, x: guide.x + 25, y: guide.y + 12 } }), guide).thumbnail

  it('is zero between equal frames and positive when the card moves', () => {
    expect(movement(still, still)).toBe(0)
    expect(movement(still, moved)).toBeGreaterThan(4)
  })

  it('is infinite without a previous frame', () => {
    expect(movement(null, still)).toBe(Number.POSITIVE_INFINITY)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { drawLivenessActions } from './draw-liveness-actions'

describe('drawLivenessActions', () => {
  it('starts with the look straight ahead, followed by three different movements', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })), (numbers) => {
        const actions = drawLivenessActions(() => numbers.next().value)
        expect(actions).toHaveLength(4)
        expect(actions[0]).toBe('center')
        expect(new Set(actions).size).toBe(4)
      }),
    )
  })

  it('varies the movements', () => {
    const orders = new Set(Array.from({ length: 60 }, () => drawLivenessActions().join()))
    expect(orders.size).toBeGreaterThan(5)
  })
})

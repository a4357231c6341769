import { describe, expect, it } from 'vitest'

import { seededRandom } from '@/lib/platform/random/seeded-random'
import { terraceContours } from './terraces.tsx'

describe('seeded art', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, seededRandom(seed))
    expect(draw('bai-viet')).toEqual(draw('bai-viet'))
    expect(draw('bai-viet')).not.toEqual(draw('bai-viet-2'))
    expect(draw('bai-viet').every((number) => number >= 0 && number < 1)).toBe(true)
  })

  it.each(['a', 'thi-truong', '한국'])('terraces of %s never cross', (seed) => {
    const contours = terraceContours(seed, 9)
    for (const [index, contour] of contours.entries()) {
      const below = contours[index + 1]
      if (!below) continue
      expect(contour.every(([, y], column) => y < (below[column]?.[1] ?? 0))).toBe(true)
    }
  })
})

import { describe, expect, it } from 'vitest'

import { fitted, sentLongSide } from './picture-size'

describe('fitted', () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 1600, height: 1200 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 1200, height: 1600 },
    ],
    [
      { width: 1600, height: 1009 },
      { width: 1600, height: 1009 },
    ],
    [
      { width: 900, height: 600 },
      { width: 900, height: 600 },
    ],
    [
      { width: 9000, height: 1 },
      { width: 1600, height: 1 },
    ],
  ])('%o becomes %o', (from, to) => {
    expect(fitted(from, sentLongSide)).toEqual(to)
  })
})

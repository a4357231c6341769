import { describe, expect, it } from 'vitest'

import { decodeSegment } from './segment'

describe('decodeSegment', () => {
  it.each([
    ['gi%C3%A1-v%C3%A0ng', 'giá-vàng'],
    ['100%25-loi-nhuan', '100%-loi-nhuan'],
    ['%252e', '%2e'],
    ['%25', '%'],
    ['__proto__', '__proto__'],
  ])('decodes %s once', (segment, decoded) => {
    expect(decodeSegment(segment)).toBe(decoded)
  })

  it.each(['%', '%zz', '%ff', '', '.', '%2e', '%2E%2e', 'a%2Fb', 'a%5Cb', 'a%00b', '%0d%0aset-cookie:x'])(
    'refuses %j',
    (segment) => {
      expect(decodeSegment(segment)).toBeNull()
    },
  )
})

import { describe, expect, it, test } from 'vitest'

import { lettersOf, spellingKey } from './same-reading'

describe('spellingKey', () => {
  it.each([
    ['thủy', 'thuỷ'],
    ['Huế', 'HUẾ'],
    ['P. Mẫu, Q.3', 'p mẫu q 3'],
  ])('%s is %s', (a, b) => {
    expect(spellingKey(a)).toBe(spellingKey(b))
  })

  it.each([
    ['mẫu', 'mâu'],
    ['đạt', 'dạt'],
    ['ơn', 'on'],
    ['mã', 'mả'],
  ])('%s is not %s', (a, b) => {
    expect(spellingKey(a)).not.toBe(spellingKey(b))
  })
})

test('letters have no marks, no case and no punctuation', () => {
  expect(lettersOf(' ĐẶNG  Văn-Nghĩa ')).toBe('dang van nghia')
})

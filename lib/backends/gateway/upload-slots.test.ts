import { describe, expect, it } from 'vitest'

import { UploadSlots } from './upload-slots'

describe('UploadSlots', () => {
  it('refuses what is beyond the number of slots, until one is free', () => {
    const slots = new UploadSlots(2)
    const first = slots.take('a')
    expect(slots.take('b')).not.toBeNull()
    expect(slots.take('c')).toBeNull()
    first?.()
    first?.()
    expect(slots.taken).toBe(1)
    expect(slots.take('c')).not.toBeNull()
    expect(slots.take('d')).toBeNull()
  })

  it('gives one address a quarter of them', () => {
    const slots = new UploadSlots(8)
    const own = [slots.take('a'), slots.take('a')]
    expect(slots.take('a')).toBeNull()
    expect(slots.take('b')).not.toBeNull()
    own[0]?.()
    expect(slots.take('a')).not.toBeNull()
  })
})

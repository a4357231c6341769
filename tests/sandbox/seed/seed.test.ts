import { describe, expect, it } from 'vitest'

import { isBusinessDay } from './clock'
import { createSeed } from './seed'

const now = new Date('2026-11-20T10:00:00+07:00')
const seed = createSeed(now)

describe('the seed content', () => {
  it('is the same for the same moment', () => {
    expect(createSeed(new Date(now))).toEqual(seed)
  })

  it('dates every post on a business day, within office hours, in the past', () => {
    const wrong = seed.posts.filter(({ publishedAt }) => {
      const time = publishedAt.slice(11, 16)
      const inOfficeHours = time >= '08:00' && time <= '17:30'
      return !isBusinessDay(publishedAt.slice(0, 10)) || !inOfficeHours || Date.parse(publishedAt) >= now.getTime()
    })
    expect(wrong).toEqual([])
  })
})

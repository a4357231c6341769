import { describe, expect, it } from 'vitest'

import { birthdayPatterns } from './number-wish'

describe('birthdayPatterns', () => {
  it('goes from the whole date to the parts that people remember', () => {
    expect(birthdayPatterns('1990-02-08')).toEqual(['080290', '0802', '1990'])
  })

  it('has nothing to offer without a birth date', () => {
    expect(birthdayPatterns(undefined)).toEqual([])
  })
})

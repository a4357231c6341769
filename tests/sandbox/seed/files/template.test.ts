import { describe, expect, it } from 'vitest'

import { fillTemplate } from './template'

describe('fillTemplate', () => {
  it('fills in values and chooses between texts', () => {
    const template = 'VN-Index {direction, select, up {tăng} other {giảm}} {change}'
    expect(fillTemplate(template, 'vi', { direction: 'up', change: '0,52%' })).toBe('VN-Index tăng 0,52%')
    expect(fillTemplate(template, 'vi', { direction: 'down', change: '0,52%' })).toBe('VN-Index giảm 0,52%')
  })

  it('leaves other text alone, line breaks and apostrophes included', () => {
    expect(fillTemplate("Today's note, a < b\n\n{text}", 'en', { text: '**a** <b> {c}' })).toBe(
      "Today's note, a < b\n\n**a** <b> {c}",
    )
  })

  it('refuses a name without a value, and says which text has it', () => {
    expect(() => fillTemplate('Phiên {day}', 'vi', {})).toThrow(/"day".*Phiên \{day\}/s)
  })
})

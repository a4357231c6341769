import { expect, it } from 'vitest'

import { scaleTimelines } from './timeline'

const entries = (...days: readonly number[]) => days.map((day) => `<li><strong>Ngày ${day}</strong> x</li>`).join('')

it('sets the notice and the end of a timeline to scale', () => {
  expect(scaleTimelines(`<ol class="timeline">${entries(1, 45, 90)}</ol>`)).toBe(
    `<ol class="timeline" style="--notice:37.5%;--end:75%">${entries(1, 45, 90)}</ol>`,
  )
})

it.each([entries(1, 90), entries(1, 90, 83), '<li>x</li>'])('makes any other a plain list', (other) => {
  expect(scaleTimelines(`<ol class="timeline">${other}</ol>`)).toBe(`<ol>${other}</ol>`)
})

import { expect, test } from 'vitest'

import { minutesLeft, minutesOfGroup } from './minutes'
import { screens } from './screens'

test('the remaining time falls from screen to screen and is zero at the end', () => {
  const left = screens.map((screen) => minutesLeft(screen))
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect([left[0], left.at(-2), left.at(-1)]).toEqual([8, 1, 0])
})

test('the groups add up to about the total', () => {
  expect([minutesOfGroup('information'), minutesOfGroup('service'), minutesOfGroup('contract')]).toEqual([6, 1, 2])
})

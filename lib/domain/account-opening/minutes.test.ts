import { expect, test } from 'vitest'

import { newAccountFlow, standardFlow } from './flows'
import { minutesByGroup, minutesLeft, openingMinutes } from './minutes'
import { screens } from './screens'

test('the remaining time falls from screen to screen and is zero at the end', () => {
  const left = screens.map((screen) => minutesLeft(screen))
  expect(left).toEqual(left.toSorted((a, b) => b - a))
  expect([left[0], left.at(-2), left.at(-1)]).toEqual([8, 1, 0])
})

test.each([standardFlow, newAccountFlow])('the parts add up to the total', (flow) => {
  const { information, service, contract } = minutesByGroup(flow)
  expect(information + service + contract).toBe(minutesLeft('contact', flow))
})

test('the parts are the ones that the guides name', () => {
  expect([openingMinutes, minutesByGroup()]).toEqual([8, { information: 5, service: 1, contract: 2 }])
})

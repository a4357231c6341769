import { expect, test } from 'vitest'

import { endsStep, flowOfPath, newAccountFlow, standardFlow } from './flows'
import { minutesLeft } from './minutes'
import { screens } from './screens'

test.each([
  ['standard', standardFlow, [1, 2, 3, 4, 5, 6, 7]],
  ['new-account', newAccountFlow, [1, 1.1, 2, 3, 4, 5, 6, 7]],
] as const)('the %s flow shows every screen once, in steps that count upwards', (_, flow, numbers) => {
  expect(flow.screens.toSorted()).toEqual(screens.toSorted())
  expect(flow.steps.map(({ number }) => number)).toEqual(numbers)
  expect(flow.screens.map((screen) => flow.stepOf[screen])).toEqual(
    flow.screens.map((screen) => flow.stepOf[screen]).toSorted((a, b) => a - b),
  )
  // The order does not change the total.
  expect(minutesLeft('contact', flow)).toBe(minutesLeft('contact'))
})

test('the standard order is the order of the screens', () => {
  expect(standardFlow.screens).toEqual(screens)
})

test.each([
  ['/register', standardFlow],
  ['/en/register', standardFlow],
  ['/open-account', standardFlow],
  ['/new-register', newAccountFlow],
  ['/kr/new-register/', newAccountFlow],
  ['/new-register-guide', standardFlow],
] as const)('%s has its flow', (path, flow) => {
  expect(flowOfPath(path)).toBe(flow)
})

test('a step ends with its last screen that collects input', () => {
  expect(screens.filter((screen) => endsStep(screen, standardFlow))).toEqual([
    'email-otp',
    'liveness',
    'account-number',
    'services',
    'review',
    'terms',
    'contract',
  ])
})

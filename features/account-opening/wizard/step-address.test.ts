import { expect, test } from 'vitest'

import { addressOfScreen, screenOfAddress } from './step-address'

test.each([
  ['?step=face', 'face'],
  ['?source=momo&step=id-card', 'id-card'],
  ['?step=FACE', null],
  ['?step=', null],
  ['?step=__proto__', null],
  ['', null],
] as const)('%s names %s', (search, screen) => {
  expect(screenOfAddress(search)).toBe(screen)
})

test('moving on keeps the campaign in the address', () => {
  expect(addressOfScreen('https://site.example/en/register?source=momo&step=contact#top', 'sms-otp')).toBe(
    '/en/register?source=momo&step=sms-otp#top',
  )
})

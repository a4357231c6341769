import { expect, test } from 'vitest'

import { addressOfScreen, landingOfAddress, screenOfAddress } from './step-address'

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

test('the next step keeps the campaign in the address', () => {
  expect(addressOfScreen('https://site.example/en/register?source=momo&step=contact#top', 'sms-otp')).toBe(
    '/en/register?source=momo&step=sms-otp#top',
  )
})

test.each([
  ['/kr/new-register?layout=guest&step=contact', '/kr/new-register?layout=guest'],
  ['/register?step=contact&source=momo#handoff=x', '/register?source=momo'],
  ['/en/open-account?step=contact', '/en/open-account'],
  ['/register/apply', '/register'],
])('leaving %s leads to %s', (address, landing) => {
  expect(landingOfAddress(`https://site.example${address}`)).toBe(landing)
})

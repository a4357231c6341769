import { expect, test } from 'vitest'

import { deviceState } from './device-state'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const zalo = `${android.replace('SM-S921B', 'SM-S921B; wv')} Zalo android/241102`
const iosFacebook = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]'

const on = (userAgent: string, more: Partial<Parameters<typeof deviceState>[0]> = {}) => ({
  userAgent,
  maxTouchPoints: 0,
  camera: 'present' as const,
  search: '',
  ...more,
})

test.each([
  ['a Mac with a camera', on(mac), 'register', { kind: 'ready' }],
  ['a Mac without a camera', on(mac, { camera: 'absent' }), 'register', { kind: 'no-camera' }],
  ['a Mac with an unknown camera', on(mac, { camera: 'unknown' }), 'register', { kind: 'unknown' }],
  [
    'an iPad with the user agent of a Mac',
    on(mac, { maxTouchPoints: 5, search: '?source=momo' }),
    'register',
    { kind: 'redirect', href: '/open-account?source=momo' },
  ],
  ['a phone with a partner source', on(android, { search: '?source=ocb' }), 'register', { kind: 'ready' }],
  ['a phone on its own page', on(android), 'open-account', { kind: 'ready' }],
  ['a phone without a camera', on(android, { camera: 'absent' }), 'open-account', { kind: 'unknown' }],
  [
    'a computer without a camera on the phone page',
    on(mac, { camera: 'absent' }),
    'open-account',
    { kind: 'no-camera' },
  ],
  ['Zalo on Android', on(zalo), 'open-account', { kind: 'in-app', app: 'Zalo', canOpenOutside: true }],
  [
    'Facebook on an iPhone',
    on(iosFacebook),
    'open-account',
    { kind: 'in-app', app: 'Facebook', canOpenOutside: false },
  ],
  ["a partner's own app", on(zalo, { search: '?source=zaloPay' }), 'register', { kind: 'ready' }],
] as const)('%s', (_, device, page, state) => {
  expect(deviceState(device, page)).toEqual(state)
})

import { expect, test } from 'vitest'

import { phoneSystem } from './phone-system'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15'

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1', 5, 'ios'],
  // An iPad that requests desktop sites.
  [mac, 5, 'ios'],
  [mac, 0, null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36', 10, null],
])('%s with %i touch points', (userAgent, touchPoints, system) => {
  expect(phoneSystem(userAgent, touchPoints)).toBe(system)
})

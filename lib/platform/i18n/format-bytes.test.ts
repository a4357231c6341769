import { expect, it } from 'vitest'

import { formatBytes } from './format-bytes'

it.each([
  [12, 'vi', '1 kB'],
  [28_204, 'vi', '28 kB'],
  [999_499, 'vi', '999 kB'],
  [1_449_000, 'vi', '1,4 MB'],
  [1_449_000, 'en', '1.4 MB'],
] as const)('%i bytes in %s are %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale).replace('\u00A0', ' ')).toBe(text)
})

import { expect, it } from 'vitest'

import { keepEnglish } from './keep-english'

it.each([
  ['matched VND 24.70 trillion', 'matched VND_24.70_trillion'],
  ['about 1.5 to 1', 'about 1.5_to_1'],
  ['the 20-session average of a re-roller', 'the 20-|session average of a re-|roller'],
  ['a two-year pre-tax plan', 'a two-|year pre-tax plan'],
  ['<a href="/article/mien-phi-90-ngay">90-day</a>', '<a href="/article/mien-phi-90-ngay">90-|day</a>'],
])('keeps figures of “%s” together', (text, kept) => {
  expect(keepEnglish(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '|')).toBe(kept)
})

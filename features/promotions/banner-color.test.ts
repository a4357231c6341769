import { expect, test } from 'vitest'

import { toBannerColor } from './banner-color'

test.each([
  ['#0D1130', 'dark'],
  [' #28348A ', 'dark'],
  ['#FAF9F6', 'light'],
  ['#e5a244', 'light'],
  ['#fff', 'light'],
  ['#8a8a8a', 'light'],
  ['#767676', 'dark'],
])('%s uses the %s colour scheme', (text, scheme) => {
  expect(toBannerColor(text)).toEqual({ background: text.trim(), scheme })
})

test.each([null, '', 'red', '#12', '#12345', 'url(//x)', '#fff;color:red'])('rejects %s', (text) => {
  expect(toBannerColor(text)).toBeNull()
})

import { expect, it } from 'vitest'

import { localeRedirect } from './locale-redirect'

it.each([
  ['/', undefined, null],
  ['/', 'vi', null],
  ['/', 'en', '/en'],
  ['/', 'ko', '/kr'],
  ['/', 'xx', null],
  // Only `/` looks at the cookie.
  ['/faq', 'en', null],
  ['/en', 'ko', null],
  ['/kr/article/a', undefined, null],
  // Names of languages that are not prefixes redirect to the one address of a page.
  ['/vi', undefined, '/'],
  ['/vi/faq', undefined, '/faq'],
  ['/ko', undefined, '/kr'],
  ['/ko/faq', 'en', '/kr/faq'],
  ['/vietnam', undefined, null],
] as const)('%s with cookie %s goes to %s', (pathname, cookie, target) => {
  expect(localeRedirect(pathname, cookie)).toBe(target)
})

import { expect, it } from 'vitest'

import { pageRedirect } from './page-redirect'

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36'
const visit = { search: '', userAgent: desktop, localeCookie: undefined, cameraCookie: undefined }

it.each([
  [
    'a phone goes to the mobile flow with its query',
    phone,
    '/register',
    '?source=momo&utm_source=x',
    '/open-account?source=momo&utm_source=x',
  ],
  ['in the language of the address', phone, '/en/register', '', '/en/open-account'],
  ['in Korean too', phone, '/kr/register', '?ref_code=A', '/kr/open-account?ref_code=A'],
  ['a phone that a partner sent stays', phone, '/register', '?source=zaloPay', null],
  ['a computer stays', desktop, '/register', '', null],
  ['other pages stay', phone, '/faq', '', null],
  ['the page that only redirects', desktop, '/home', '?utm_source=x', '/?utm_source=x'],
  ['the page that only redirects, in Korean', desktop, '/kr/home', '', '/kr'],
  ['the older form stays', phone, '/register/old_index', '', null],
  ['a language name that is no prefix is mended first', phone, '/ko/register', '?a=1', '/kr/register?a=1'],
])('%s', (_, userAgent, pathname, search, target) => {
  expect(pageRedirect({ ...visit, userAgent, pathname, search })).toBe(target)
})

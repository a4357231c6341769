import { expect, it } from 'vitest'

import { withGuestLayout } from './guest-layout'

it.each([
  ['?layout=guest', '/new-register?step=contact&source=momo&layout=guest'],
  ['?source=momo', '/new-register?step=contact&source=momo'],
  ['?layout=other', '/new-register?step=contact&source=momo'],
])('on a page with %s the link is %s', (search, link) => {
  expect(withGuestLayout('/new-register?step=contact&source=momo', search)).toBe(link)
})

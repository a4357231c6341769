import { expect, it } from 'vitest'

import { documentKey } from './document-key'

const keyOf = (address: string) => {
  const [pathname = '', search = ''] = address.split('?')
  return documentKey(pathname, new URLSearchParams(search))
}

it.each([
  ['/faq?utm_source=a&x=1', '/faq'],
  ['/?page=2', '/'],
  ['/faq?page=2&utm_source=a', '/faq?page=2'],
  ['/faq?page=two', '/faq'],
  ['/en/cate/market?page=3', '/en/cate/market?page=3'],
  ['/kr/register?step=anything', '/kr/register?step'],
  ['/register?step=contact&source=ocb', '/register?step'],
  ['/career?page=2&branch=7', '/career?branch=7&page=2'],
  ['/en/new-register?layout=guest&source=momo', '/en/new-register?layout=guest'],
  ['/new-register?layout=other', '/new-register'],
  ['/article/bài', null],
  ['/article/b%C3%A0i', '/article/b%C3%A0i'],
  ['/f%61q', null],
  ['//faq', null],
  ['/article/%', null],
])('names the document of %s', (address, key) => {
  expect(keyOf(address)).toBe(key)
})

it.each(['/register?step=contact', '/career?page=2&branch=7', '/en/new-register?layout=guest&source=momo'])(
  'names the document of %s by an address of it',
  (address) => {
    const key = keyOf(address)
    expect(keyOf(key ?? '')).toBe(key)
  },
)

it('leaves filtered reports to the browser', () => {
  expect(keyOf('/reports?page=2')).toBe('/reports?page=2')
  expect(keyOf('/reports?page=2&sector=thep')).toBe('/reports')
})

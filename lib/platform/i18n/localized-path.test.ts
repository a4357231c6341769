import { describe, expect, it } from 'vitest'

import { localizedPath, splitLocale } from './localized-path.ts'

describe('localizedPath', () => {
  it.each([
    ['vi', '/faq', '/faq'],
    ['en', '/faq?q=t%2B2#fees', '/en/faq?q=t%2B2#fees'],
    ['ko', '/faq', '/kr/faq'],
    ['vi', '/', '/'],
    ['en', '/', '/en'],
    ['ko', '/#guides', '/kr#guides'],
    ['en', 'https://example.com/a', 'https://example.com/a'],
    ['en', '//example.com/a', '//example.com/a'],
    ['ko', 'tel:19006277', 'tel:19006277'],
    ['ko', '#main', '#main'],
  ] as const)('%s %s is %s', (locale, path, expected) => {
    expect(localizedPath(locale, path)).toBe(expected)
  })
})

describe('splitLocale', () => {
  it.each([
    ['/', 'vi', '/'],
    ['/faq', 'vi', '/faq'],
    ['/en', 'en', '/'],
    ['/en/faq', 'en', '/faq'],
    ['/kr/career/7', 'ko', '/career/7'],
    // While the build renders a page, it knows the route behind the rewrites.
    ['/vi', 'vi', '/'],
    ['/vi/article/mien-phi', 'vi', '/article/mien-phi'],
    ['/ko/faq', 'ko', '/faq'],
    // A page whose name begins like a prefix is not in that language.
    ['/krypton', 'vi', '/krypton'],
    ['/english', 'vi', '/english'],
    ['/video', 'vi', '/video'],
  ] as const)('%s is %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path })
  })
})

import { describe, expect, it } from 'vitest'

import { webAddress } from './web-address'

describe('webAddress', () => {
  it.each([
    'https://play.google.com/store/apps/details?id=x',
    'http://partner.example',
    'mailto:help@songngan.example',
    'tel:18006277',
    '/faq',
    '/article/giá-vàng?x=1#top',
    '#our-network',
    '?page=2',
  ])('keeps %s', (link) => {
    expect(webAddress(`  ${link} `)).toBe(link)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://own.invalid/x',
    'file:///etc/passwd',
    '//evil.example/faq',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https://',
    'see the guide',
    '',
    ' ',
    null,
    undefined,
  ])('refuses %j', (link) => {
    expect(webAddress(link)).toBeNull()
  })
})

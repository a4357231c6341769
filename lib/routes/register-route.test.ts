import { expect, test } from 'vitest'

import { readCampaign } from '@/lib/domain/campaign/campaign'

import { callToActionHref, openAccountHref, registerDecision } from './register-route'

const stay = { kind: 'stay' } as const
const qr = { kind: 'show-qr' } as const
const toMobile = (search: string) => ({ kind: 'redirect', path: '/open-account', search }) as const

test.each([
  [true, 'present', '', toMobile('')],
  [true, 'absent', '', toMobile('')],
  [true, 'unknown', '?source=momo&utm_source=momo', toMobile('?source=momo&utm_source=momo')],
  [true, 'present', '?source=wooribank', stay],
  [true, 'present', '?source=OTO-ONL', stay],
  [true, 'present', '?ref_code=AB12CD34&source=zaloPay', stay],
  [true, 'absent', '?source=ocb', stay],
  [true, 'present', '?source=lioBank', stay],
  [true, 'present', '?utm_source=ocb', toMobile('?utm_source=ocb')],
  [true, 'present', '?source=ocbx', toMobile('?source=ocbx')],
  [false, 'present', '', stay],
  [false, 'unknown', '', stay],
  [false, 'absent', '', qr],
  [false, 'absent', '?source=wooribank', qr],
  [false, 'present', '?source=momo', stay],
] as const)('mobile %s, camera %s, query "%s"', (isMobile, camera, search, decision) => {
  expect(registerDecision({ isMobile, camera, search })).toEqual(decision)
})

test.each([
  ['present', '', '/register'],
  ['present', '?utm_source=momo', '/register?source=momo'],
  ['present', '?source=momo', '/register?source=momo'],
  ['present', '?utm_source=facebook', '/register'],
  ['absent', '?utm_source=momo', '/open-account'],
  ['unknown', '', '/open-account'],
] as const)('header button with camera %s and query "%s" leads to %s', (camera, search, href) => {
  expect(openAccountHref(camera, readCampaign(search))).toBe(href)
})

test('the call-to-action keeps momo from anywhere in the address', () => {
  expect(callToActionHref('https://site.example/en/faq?utm_campaign=momo-tet')).toBe('/register?source=momo')
  expect(callToActionHref('https://site.example/en/faq')).toBe('/register')
})

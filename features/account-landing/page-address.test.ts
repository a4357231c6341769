// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { currentCampaign } from '@/lib/domain/campaign/campaign-session'

import { pageAddress } from './page-address'

afterEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('the address for a phone keeps the query of the page', () => {
  window.history.replaceState(null, '', '/en/register?source=momo&utm_source=x#fees')
  expect(pageAddress()).toBe('http://localhost:3000/en/register?source=momo&utm_source=x')
})

test('the address carries the campaign of the visit even if this page does not name it', () => {
  currentCampaign('?source=ocb&staffId=S-12', window.sessionStorage)
  window.history.replaceState(null, '', '/register')
  expect(pageAddress()).toBe('http://localhost:3000/register?source=ocb&staffId=S-12')
})

import { expect, test } from 'vitest'

import { readCampaign, withCampaign } from './campaign'
import { currentCampaign } from './campaign-session'

const full =
  '?source=momo&utm_source=facebook&utm_campaign=tet-2027&utm_medium=cpc&ref_code=AB12CD34&staffId=0123&mas_branch_id=7'

function memorySession() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
}

test('reads every campaign parameter by its own name and ignores others', () => {
  expect(readCampaign(`${full}&step=face&q=vcb`)).toEqual({
    source: 'momo',
    utm_source: 'facebook',
    utm_campaign: 'tet-2027',
    utm_medium: 'cpc',
    ref_code: 'AB12CD34',
    staffId: '0123',
    mas_branch_id: '7',
  })
})

test('drops empty and too long values and control characters; the first of two values wins', () => {
  const search = `?source=&utm_source=${'x'.repeat(201)}&ref_code=a%00b&staffId=1&staffId=2&utm_=y&utm_A=z`
  expect(readCampaign(search)).toEqual({ staffId: '1' })
})

test('limits the number of parameters', () => {
  const many = Array.from(
    { length: 40 },
    (_, at) => `utm_${'abcdefghij'[at % 10]}${'x'.repeat(at % 7)}_${'y'.repeat(at % 5)}=1`,
  )
  expect(Object.keys(readCampaign(many.join('&'))).length).toBeLessThanOrEqual(16)
})

test('adds the campaign to a link and keeps its own parameters and hash', () => {
  const campaign = readCampaign('?source=momo&ref_code=AB12CD34')
  expect(withCampaign('/register?source=ocb#faq', campaign)).toBe('/register?source=ocb&ref_code=AB12CD34#faq')
  expect(withCampaign('/en/open-account', campaign)).toBe('/en/open-account?source=momo&ref_code=AB12CD34')
})

test('does not add the campaign to links to other sites', () => {
  const campaign = readCampaign('?ref_code=AB12CD34')
  expect(withCampaign('https://other.example/x', campaign)).toBe('https://other.example/x')
  expect(withCampaign('//other.example/x', campaign)).toBe('//other.example/x')
})

test('a campaign survives navigation, and a later one replaces it entirely', () => {
  const session = memorySession()
  currentCampaign('?source=momo&ref_code=AB12CD34', session)
  expect(currentCampaign('', session)).toEqual({ source: 'momo', ref_code: 'AB12CD34' })
  currentCampaign('?utm_source=zalo', session)
  expect(currentCampaign('?page=2', session)).toEqual({ utm_source: 'zalo' })
})

test('reads the address where the browser forbids storage', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(currentCampaign('?source=momo', forbidden)).toEqual({ source: 'momo' })
  expect(currentCampaign('', forbidden)).toEqual({})
  expect(currentCampaign('', null)).toEqual({})
})

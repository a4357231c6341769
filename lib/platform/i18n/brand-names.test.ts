import { expect, it } from 'vitest'

import en from '@/messages/en.json'
import ko from '@/messages/ko.json'
import vi from '@/messages/vi.json'

import { withBrand } from './brand-names'
import template from './template-brand.json'

const other = {
  names: {
    vi: { legal: 'Công ty Cổ phần Chứng khoán Hoa Mai', name: 'Chứng khoán Hoa Mai', short: 'Hoa Mai' },
    en: { legal: 'Hoamai Securities Joint Stock Company', name: 'Hoamai Securities', short: 'Hoamai' },
    ko: { legal: '호아마이증권 주식회사', name: '호아마이증권', short: '호아마이' },
  },
  domain: 'hoamai.example',
}

it.each([
  ['vi', vi],
  ['en', en],
  ['ko', ko],
] as const)('leaves no trace of the first brand in the messages of %s', (locale, messages) => {
  const texts = JSON.stringify(withBrand(messages, other))
  expect(texts).toContain(other.names[locale].name)
  const traces = Object.values(template.names).filter(({ short }) => texts.toLowerCase().includes(short.toLowerCase()))
  expect(traces).toEqual([])
})

it('replaces names in compiled messages, and nothing for the firm itself', () => {
  expect(withBrand({ a: ['Về ', ['name'], ' Sông Ngân'] }, other)).toEqual({ a: ['Về ', ['name'], ' Hoa Mai'] })
  expect(withBrand(vi, template)).toBe(vi)
})

import { expect, test } from 'vitest'

import type { StaticContent } from '@/lib/backends/main/shell'

import { hotlineOf } from './hotline'

const named = (text: string): StaticContent => ({ hotline: { kind: 'text', text } })

test('is the number that the editors name, as they write it', () => {
  expect(hotlineOf(named(' (028) 0000 1111 '))).toEqual({ label: '(028) 0000 1111', href: 'tel:02800001111' })
  expect(hotlineOf(named('+84 28 0000 1111'))).toEqual({ label: '+84 28 0000 1111', href: 'tel:+842800001111' })
  // One entry changes every place.
  expect(hotlineOf(named('1900 0000'), 'header').label).toBe('1900 0000')
})

test.each([
  ['without an answer of the CMS', null],
  ['without an entry', {}],
  ['with an entry that is no number', named('–')],
])('is the default of its place %s', (_, content) => {
  expect(hotlineOf(content)).toEqual({ label: '1900 6277', href: 'tel:19006277' })
  expect(hotlineOf(content, 'header')).toEqual({ label: '1800 6277', href: 'tel:18006277' })
})

import { expect, it, vi } from 'vitest'

import { found, missing } from '@/lib/content/content-result'

import { existingPage } from './list-page'

vi.mock('./define-page', () => ({ definePage: () => null }))
vi.mock('./titled-page', () => ({ headingOf: () => null }))
vi.mock('./crumbs', () => ({}))

it.each([
  ['the page', { page: 3, lastPage: 3 }, 3, true],
  ['the page and that there are fewer', { page: 9, lastPage: 3 }, 9, false],
  ['its last page', { page: 3, lastPage: 3 }, 9, false],
  ['an empty first page', { page: 1, lastPage: 1 }, 9, false],
  ['an empty list', { page: 1, lastPage: 0 }, 1, true],
])('to a backend that answers %s: %j for page %i', (_, list, page, exists) => {
  expect(existingPage(found(list), page)).toEqual(exists ? found(list) : missing)
})

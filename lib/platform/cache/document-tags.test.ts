import { expect, it } from 'vitest'

import { documentTags, documentTraits, movedTags } from './document-tags'

const traitsOf = (...tags: readonly string[]) => documentTraits(['menu', ...tags, 'post:a'].join(','))

it.each([
  [[], { status: undefined, location: undefined, csp: 'content' }],
  [documentTags.notFound, { status: 404, location: undefined, csp: 'content' }],
  [documentTags.unavailable, { status: 503, location: undefined, csp: 'content' }],
  [documentTags.capture, { status: undefined, location: undefined, csp: 'capture' }],
  [['post:document:status:404'], { status: undefined, location: undefined, csp: 'content' }],
])('reads %j', (tags, traits) => {
  expect(traitsOf(...tags)).toEqual(traits)
})

it.each([
  ['/en/article/a%20b?c&d', '/en/article/a%20b?c&d'],
  ['/article/a,b:c', '/article/a%2Cb:c'],
  [`/kr/article/${'%ED%95%9C'.repeat(80)}`, `/kr/article/${'%ED%95%9C'.repeat(80)}`],
])('carries the target %s', (address, location) => {
  const tags = movedTags(address)
  expect(traitsOf(...tags.toReversed())).toEqual({ status: 308, location, csp: 'content' })
  // Next drops longer tags.
  expect(Math.max(...tags.map(({ length }) => length))).toBeLessThanOrEqual(256)
})

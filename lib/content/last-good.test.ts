import { expect, it } from 'vitest'

import { LastGood } from './last-good.ts'

it('keeps the newest answer of a resource', () => {
  const kept = new LastGood(2)
  kept.set('menu', 'old')
  kept.set('menu', 'new')
  expect(kept.get('menu')).toBe('new')
})

it('forgets the resource that was not used for longest', () => {
  const kept = new LastGood(2)
  kept.set('a', 1)
  kept.set('b', 2)
  kept.get('a')
  kept.set('c', 3)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3])
})

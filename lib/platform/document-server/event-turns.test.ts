import { setImmediate as otherEvents } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { EventTurns } from './event-turns'

it('begins as many pieces of work in a turn as it may, in their order, and none while it is asked', async () => {
  const turns = new EventTurns(2)
  const begun: number[] = []
  const work = [1, 2, 3, 4, 5].map(async (number) => {
    await turns.next()
    begun.push(number)
  })
  expect(begun).toEqual([])
  await otherEvents()
  expect(begun).toEqual([1, 2])
  await otherEvents()
  expect(begun).toEqual([1, 2, 3, 4])
  await Promise.all(work)
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

it('takes work that comes after a pause', async () => {
  const turns = new EventTurns(2)
  await turns.next()
  await otherEvents()
  await expect(turns.next()).resolves.toBeUndefined()
})

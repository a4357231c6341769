import { text } from 'node:stream/consumers'

import { beforeEach, expect, it, vi } from 'vitest'

import dataCacheHandler from './data-cache-handler'
import { unavailableTag } from './unavailable-tag'

beforeEach(() => vi.stubEnv('REDIS_URL', ''))

const entry = (content: string, tags: string[] = ['menu']) => ({
  value: new Blob([content]).stream(),
  tags,
  stale: 300,
  timestamp: Date.now(),
  expire: 3600,
  revalidate: 900,
})

it('keeps an answer and returns it as often as it is asked for', async () => {
  await dataCacheHandler.set('menu', Promise.resolve(entry('Thực đơn')))
  for (const found of [await dataCacheHandler.get('menu', []), await dataCacheHandler.get('menu', [])]) {
    expect(found && (await text(found.value))).toBe('Thực đơn')
  }
})

it('keeps no answer of a backend that was down', async () => {
  await dataCacheHandler.set('down', Promise.resolve(entry('', [unavailableTag])))
  expect(await dataCacheHandler.get('down', [])).toBeUndefined()
})

it('keeps nothing of an answer that broke off', async () => {
  const value = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('broken'))
    },
  })
  await dataCacheHandler.set('broken', Promise.resolve({ ...entry(''), value }))
  expect(await dataCacheHandler.get('broken', [])).toBeUndefined()
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { installPolyfills } from './polyfills'

const native = [
  [URL, 'parse'],
  [Promise, 'withResolvers'],
  [AbortSignal, 'any'],
] as const
const descriptors = native.map(([host, name]) => Object.getOwnPropertyDescriptor(host, name))

beforeAll(() => {
  for (const [host, name] of native) Reflect.deleteProperty(host, name)
  installPolyfills()
})

afterAll(() => {
  native.forEach(([host, name], index) => Object.defineProperty(host, name, descriptors[index] ?? {}))
})

test('URL.parse returns null for an invalid address', () => {
  expect(URL.parse('/a?b#c', 'https://songngan.example/d')?.href).toBe('https://songngan.example/a?b#c')
  expect(URL.parse('no address')).toBeNull()
})

test('Promise.withResolvers settles its promise', async () => {
  const good = Promise.withResolvers<number>()
  good.resolve(1)
  await expect(good.promise).resolves.toBe(1)
  const bad = Promise.withResolvers<number>()
  bad.reject(new Error('refused'))
  await expect(bad.promise).rejects.toThrow('refused')
})

test('AbortSignal.any aborts with the first reason', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const signal = AbortSignal.any([first.signal, second.signal])
  const onAbort = vi.fn<() => void>()
  signal.addEventListener('abort', onAbort)
  expect(signal.aborted).toBe(false)
  second.abort('second')
  first.abort('first')
  expect(signal.reason).toBe('second')
  expect(onAbort).toHaveBeenCalledOnce()
  expect(AbortSignal.any([new AbortController().signal, AbortSignal.abort('before')]).reason).toBe('before')
})

test('an existing method is left alone', () => {
  const existing = () => null
  Object.defineProperty(URL, 'parse', { value: existing, configurable: true })
  installPolyfills()
  expect(URL.parse('https://songngan.example')).toBeNull()
})

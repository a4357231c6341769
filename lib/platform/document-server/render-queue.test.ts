import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { QueueFullError, RenderQueue } from './render-queue'

const limits = { fresh: 2, freshMs: 250, running: 4, waiting: 6, waitingOfCaller: 4 }

let queue: RenderQueue
let started: string[]
let finish: Map<string, () => void>

beforeEach(() => {
  vi.useFakeTimers()
  queue = new RenderQueue(limits)
  started = []
  finish = new Map()
})

afterEach(() => void vi.useRealTimers())

function ask(caller: string, name: string, gone = new AbortController().signal): Promise<void> {
  return queue.run(
    caller,
    () => {
      started.push(name)
      return new Promise((resolve) => finish.set(name, resolve))
    },
    gone,
  )
}

const settle = () => vi.advanceTimersByTimeAsync(0)

it('runs two at a time, and each caller in turn', async () => {
  const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) => ask('flood', name))
  void ask('visitor', 'v1')
  await settle()
  expect(started).toEqual(['f1', 'f2'])
  finish.get('f1')?.()
  await settle()
  finish.get('f2')?.()
  await settle()
  expect(started).toEqual(['f1', 'f2', 'f3', 'v1'])
  await expect(Promise.all(flood.slice(0, 2))).resolves.toBeDefined()
})

it('does not count a task that waits for a slow backend, up to the limit of all', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void ask('visitor', name)
  await settle()
  expect(started).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(250)
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  finish.get('a')?.()
  await settle()
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
})

it('refuses when the line is full, of one caller or of all', async () => {
  for (const name of ['1', '2', '3', '4', '5', '6']) void ask('flood', name)
  await expect(ask('flood', '7')).rejects.toThrow(QueueFullError)
  void ask('a', 'a1')
  void ask('b', 'b1')
  await expect(ask('c', 'c1')).rejects.toThrow(QueueFullError)
})

it('forgets those who left', async () => {
  const leaver = new AbortController()
  void ask('visitor', 'a')
  void ask('visitor', 'b')
  const left = ask('visitor', 'c', leaver.signal)
  void ask('visitor', 'd')
  leaver.abort()
  await left
  finish.get('a')?.()
  await settle()
  expect(started).toEqual(['a', 'b', 'd'])
})

it('goes on after a task that failed', async () => {
  const failing = queue.run('visitor', () => Promise.reject(new Error('bug')), new AbortController().signal)
  await expect(failing).rejects.toThrow('bug')
  void ask('visitor', 'a')
  void ask('visitor', 'b')
  await settle()
  expect(started).toEqual(['a', 'b'])
})

import { afterEach, expect, test, vi } from 'vitest'

import { bodyChunks } from './body-chunks'

afterEach(() => {
  vi.useRealTimers()
})

test('passes a slow upload on, and gives up on one that stops', async () => {
  vi.useFakeTimers()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, sent < 4 ? 15_000 : 60_000))
      controller.enqueue(new Uint8Array(sent))
    },
  })
  const received: number[] = []
  const read = async () => {
    for await (const chunk of bodyChunks(body)) received.push(chunk.byteLength)
  }
  const refusal = read().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(await refusal).toMatchObject({ status: 408, code: 'BODY_TIMEOUT' })
  expect(received).toEqual([1, 2, 3])
})

import { afterEach, describe, expect, it, vi } from 'vitest'

import { parseJson, readText } from './read-text'

const streamOf = (chunks: Iterator<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })

const bytes = (...parts: readonly (string | number[])[]) =>
  streamOf(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Uint8Array.from(part))).values())

describe('readText', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('joins a character that arrives in two pieces', async () => {
    expect(await readText(bytes([0x22, 0xe1, 0xba], [0xbf, 0x22]), { maxBytes: 10 })).toEqual({
      ok: true,
      value: '"ế"',
    })
  })

  it('reads no body as an empty text', async () => {
    expect(await readText(null, { maxBytes: 1 })).toEqual({ ok: true, value: '' })
  })

  it('stops reading an endless body at the limit', async () => {
    let produced = 0
    function* endless() {
      for (;;) {
        produced += 100
        yield new Uint8Array(100)
      }
    }
    expect(await readText(streamOf(endless()), { maxBytes: 1000 })).toEqual({
      ok: false,
      error: 'too-large',
    })
    expect(produced).toBeLessThan(1500)
  })

  it.each([
    ['a broken sequence', bytes([0x22, 0xff, 0xfe, 0x22])],
    ['a sequence that the end cuts off', bytes('"', [0xe1, 0xba])],
  ])('refuses %s', async (_, body) => {
    expect(await readText(body, { maxBytes: 10 })).toEqual({ ok: false, error: 'not-utf8' })
  })

  it('gives up on a body that was announced and never arrives', async () => {
    vi.useFakeTimers()
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) })
    const read = readText(silent, { maxBytes: 10, maxMs: 15_000 })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await read).toEqual({ ok: false, error: 'too-slow' })
  })

  it('reports a connection that breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.error(new Error('aborted'))
      },
    })
    expect(await readText(broken, { maxBytes: 10 })).toEqual({ ok: false, error: 'incomplete' })
  })
})

describe('parseJson', () => {
  it('is undefined for text that is not JSON', () => {
    expect([parseJson('{"a":1}'), parseJson('{'), parseJson('')]).toEqual([{ a: 1 }, undefined, undefined])
  })
})

import { createServer, type AddressInfo, type Server } from 'node:net'

import { afterEach, expect, it, vi } from 'vitest'

import { connectRedis } from './connection'

let server: Server | undefined
let redis: ReturnType<typeof connectRedis> | undefined

afterEach(() => {
  redis?.disconnect()
  server?.close()
})

/** Speaks as much of the protocol as a connection needs, until it is told to hang. */
async function startRedis() {
  const state = { hangs: false, commands: 0 }
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (data) => {
      if (state.hangs) return
      for (const _ of data.toString().matchAll(/^\*\d+\r$/gm)) {
        state.commands += 1
        socket.write('+OK\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { state, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

it('gives up a command after its time limit, and those after it at once', async () => {
  const { state, url } = await startRedis()
  redis = connectRedis(url, { name: 'test', timeoutMs: 50 })
  await vi.waitFor(() => expect(redis?.status).toBe('ready'))
  expect(await redis.get('a')).toBe('OK')
  state.hangs = true
  await expect(redis.get('a')).rejects.toThrow('timed out')
  await expect(redis.get('a')).rejects.toThrow('enableOfflineQueue')
})

it('fails at once while there is no Redis, without an unhandled error', async () => {
  const { url } = await startRedis()
  server?.close()
  redis = connectRedis(url, { name: 'test', timeoutMs: 50 })
  await expect(redis.get('a')).rejects.toThrow('enableOfflineQueue')
})

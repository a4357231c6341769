import { connect, createServer } from 'node:net'

import { loopback } from '../lib/network.mjs'

/**
 * A TCP proxy in front of Redis whose answers can be delayed.
 * @param {number} port
 * @param {number} target
 */
export async function startSlowProxy(port, target) {
  const state = { delayMs: 0 }
  const server = createServer((client) => {
    const upstream = connect(target, loopback)
    client.on('data', (data) => void upstream.write(data))
    upstream.on('data', (data) => {
      if (state.delayMs === 0) client.write(data)
      else setTimeout(() => client.destroyed || client.write(data), state.delayMs)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ]) {
      one?.on('error', () => other?.destroy())
      one?.on('close', () => other?.destroy())
    }
  })
  await new Promise((done) => server.listen(port, loopback, () => done(undefined)))
  return {
    /** @param {number} ms */
    slow(ms) {
      state.delayMs = ms
    },
    stop: () => server.close(),
  }
}

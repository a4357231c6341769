import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** All servers of these scripts listen only here. */
export const loopback = '127.0.0.1'

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, loopback, () => server.close(() => done(true)))
  })
}

/**
 * A port that is free at this moment. It is below the range of outgoing connections, one of which could otherwise take
 * it before the caller's server does.
 * @returns {Promise<number>}
 */
export async function anyFreePort() {
  const port = randomInt(15_000, 32_000)
  return (await isFree(port)) ? port : anyFreePort()
}

/**
 * A port number from the environment.
 * @param {string} name
 * @param {number} fallback
 */
export function portFrom(name, fallback) {
  const text = process.env[name] ?? ''
  if (text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name}=${text} is not a port number`)
  return port
}

/**
 * Throws with advice when a port is in use.
 * @param {string} name of the setting that moves it
 * @param {number} port
 */
export async function requireFree(name, port) {
  if (await isFree(port)) return
  throw new Error(`Port ${port} is in use. Choose another one: ${name}=${port + 1} npm run …`)
}

/**
 * Waits until an address responds with any status; throws when its process ends first.
 * @param {string} url
 * @param {import('./processes.mjs').Running} server
 * @param {number} [timeoutMs]
 */
export async function waitForAnswer(url, server, timeoutMs = 60_000) {
  const ended = server.exit.then((code) => ({ code }))
  const until = Date.now() + timeoutMs
  while (Date.now() < until) {
    const state = await Promise.race([ended, answers(url)])
    if (typeof state === 'object') {
      throw new Error(`${server.name} ended with code ${state.code} before it answered:\n${server.tail()}`)
    }
    if (state) return
    await delay(100)
  }
  throw new Error(`${server.name} did not answer on ${url} within ${timeoutMs / 1000} s:\n${server.tail()}`)
}

/**
 * @param {string} url
 * @returns {Promise<boolean>}
 */
async function answers(url) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    return true
  } catch {
    return false // Not listening yet.
  }
}

import { get } from 'node:http'

import { ensurePrograms } from '../lib/servers.mjs'
import { run } from '../lib/processes.mjs'

/**
 * Milliseconds from a request to the end of its response.
 * @param {string} url
 * @returns {Promise<number>}
 */
export function answerTime(url) {
  return new Promise((done, fail) => {
    const started = performance.now()
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) done(performance.now() - started)
        else fail(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    request.once('error', fail)
  })
}

/** The load tool, with its Debian package. */
const loadTool = { wrk: 'wrk' }

/**
 * Installs the load tool with apt-get where that is possible.
 * @throws an error that says what to install
 */
export const ensureLoadTool = () => ensurePrograms(loadTool)

/** Milliseconds in the units that wrk writes. */
const units = /** @type {Readonly<Record<string, number>>} */ ({ us: 0.001, ms: 1, s: 1_000, m: 60_000 })

/**
 * Responses per second of a cached page to eight visitors at a time over five seconds, from the same machine.
 * @param {string} url
 * @returns {Promise<{ perSecond: number, p99Ms: number }>}
 * @throws Error when a response is not 200
 */
export async function throughput(url) {
  // A server that has just started compiles its own code first.
  await load(url, '2s')
  const { code, output } = await load(url, '5s')
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? []
  if (code !== 0 || perSecond === undefined || p99 === undefined)
    throw new Error(`wrk could not load ${url}:\n${output}`)
  const failures = /^\s*(?:Non-2xx|Socket errors).*$/m.exec(output)?.[0]
  if (failures !== undefined) throw new Error(`${url} failed under load: ${failures.trim()}`)
  return { perSecond: Number(perSecond), p99Ms: Math.round(Number(p99) * (units[unit] ?? 1)) }
}

/**
 * @param {string} url
 * @param {string} duration
 */
function load(url, duration) {
  const options = ['--threads', '1', '--connections', '8', '--timeout', '10s', '--latency', '--duration', duration]
  const args = [...options, '--header', 'accept-encoding: br, gzip', url]
  return run({ name: 'wrk', command: 'wrk', args })
}

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5)

/**
 * @param {number[]} values
 * @param {number} share 0 to 1
 */
function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

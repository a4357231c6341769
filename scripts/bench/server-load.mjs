import { get } from 'node:http'
import { join } from 'node:path'

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

/**
 * Responses per second of a cached page to eight visitors at a time over five seconds, from the same machine.
 * @param {string} commands folder of the `autocannon` command
 * @param {string} url
 * @returns {Promise<{ perSecond: number, p99Ms: number }>}
 * @throws Error when a response is not 200
 */
export async function throughput(commands, url) {
  const args = ['--json', '--connections', '8', '--duration', '5', '--headers', 'accept-encoding=br, gzip', url]
  const { code, output } = await run({ name: 'autocannon', command: join(commands, 'autocannon'), args })
  const json = output.split('\n').find((line) => line.startsWith('{'))
  if (code !== 0 || json === undefined) throw new Error(`autocannon could not load ${url}:\n${output}`)
  const { requests, latency, non2xx, errors } = JSON.parse(json)
  if (non2xx > 0 || errors > 0) throw new Error(`${url} failed under load: ${non2xx} other answers, ${errors} errors`)
  return { perSecond: requests.average, p99Ms: latency.p99 }
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

import { Agent, get } from 'node:http'

/**
 * Milliseconds from a request to the end of its response.
 * @param {string} url
 * @param {Agent} [agent]
 * @returns {Promise<number>}
 */
export function answerTime(url, agent) {
  return new Promise((done, fail) => {
    const started = performance.now()
    const request = get(url, { ...(agent ? { agent } : {}), headers: { 'accept-encoding': 'gzip' } }, (response) => {
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
 * Responses per second of a cached page for eight concurrent visitors over five seconds, from the same machine.
 * @param {string} url
 */
export async function throughput(url) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  /** @type {number[]} */
  const times = []
  const started = performance.now()
  const visitor = async () => {
    while (performance.now() - started < 5000) times.push(await answerTime(url, agent))
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
  agent.destroy()
  const seconds = (performance.now() - started) / 1000
  return { perSecond: times.length / seconds, p95Ms: quantile(times, 0.95) }
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

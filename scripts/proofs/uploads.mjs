/**
 * `npm run proof:uploads`: a thousand uploads of 10 MB at once neither fill the memory nor delay cached pages. Each is
 * accepted or told to wait. `--uploads=1000 --addresses=250`, `--rss=1000` in megabytes, `--p99=200` in milliseconds.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { main } from '../lib/main.mjs'
import { siteUrl, startSite } from '../lib/stack.mjs'
import { inThread } from './load/in-thread.mjs'
import { ask, buildForProof, keepAlive, option, quantile, report, residentMegabytes, verdict } from './support.mjs'

await main(async () => {
  const { instance } = await buildForProof()
  const site = await startSite({ ...instance, settings: { ...instance.settings, TRUSTED_PROXY_HOPS: '1' } })
  const url = siteUrl(instance)
  await ask(`${url}/`)
  const addresses = option('addresses', 250)

  const load = { ended: false, most: 0 }
  /** @type {number[]} */
  const times = []
  const visitor = async () => {
    const agent = keepAlive(1)
    while (!load.ended) {
      const { status, ms } = await ask(`${url}/`, { agent, headers: { 'accept-encoding': 'br' } })
      times.push(status === 200 ? ms : Infinity)
      await pause(20)
    }
    agent.destroy()
  }
  const weigh = async () => {
    while (!load.ended) {
      load.most = Math.max(load.most, residentMegabytes(site.pid))
      await pause(500)
    }
  }
  const watching = [weigh(), ...Array.from({ length: 4 }, visitor)]
  const sent = { url, uploads: option('uploads', 1_000), addresses }
  const answers = /** @type {(number | string)[]} */ (await inThread('uploads', sent))
  load.ended = true
  await Promise.all(watching)

  const statuses = Object.entries(Object.groupBy(answers, String)).map(([status, all]) => `${all?.length} x ${status}`)
  const isDeclared = (/** @type {number | string} */ status) => [200, 201, 429, 503, 'closed'].includes(status)
  report('answers', statuses.join(', '), answers.every(isDeclared) && answers.some((status) => status === 200))
  report('most memory of the site', `${load.most} MB`, load.most < option('rss', 1_000))
  const p99 = quantile(times, 0.99)
  report(`p99 of ${times.length} visits to a cached page`, `${p99.toFixed(0)} ms`, p99 < option('p99', 200))
  return verdict()
})

/**
 * `npm run proof:floods`: strangers who ask for what is in no cache do not delay cached pages, and do not fill the disk.
 * `--seconds=20` for each kind of flood, `--connections=100`, `--p99=100` in milliseconds.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { main } from '../lib/main.mjs'
import { root } from '../lib/repository.mjs'
import { siteUrl, startSite } from '../lib/stack.mjs'
import { floods } from './load/flood.mjs'
import { inThread } from './load/in-thread.mjs'
import { ask, buildForProof, keepAlive, option, quantile, report, residentMegabytes, verdict } from './support.mjs'

await main(async () => {
  const { instance } = await buildForProof()
  const site = await startSite(instance)
  const url = siteUrl(instance)
  const seconds = option('seconds', 20)
  const connections = option('connections', 100)
  const limit = option('p99', 100)
  await ask(`${url}/`)

  const kept = join(root, instance.distDir, 'kept')
  const before = kilobytes(kept)
  for (const kind of Object.keys(floods)) {
    const flood = { ended: false }
    const counting = inThread('flood', { url, kind, seconds, connections }).finally(() => (flood.ended = true))
    /** @type {number[]} */
    const times = []
    const visitors = keepAlive(4)
    while (!flood.ended) {
      const { status, ms } = await ask(`${url}/`, { agent: visitors, headers: { 'accept-encoding': 'br' } })
      times.push(status === 200 ? ms : Infinity)
      await pause(20)
    }
    const statuses = /** @type {Record<string, number>} */ (await counting)
    visitors.destroy()
    const p99 = quantile(times, 0.99)
    const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
    report(`${kind} (${answers.join(', ')}): p99 of a cached page`, `${p99.toFixed(1)} ms`, p99 < limit)
  }
  const growth = kilobytes(kept) - before
  report('growth on disk', `${growth} kB`, growth < 20_000)
  const megabytes = residentMegabytes(site.pid)
  report('memory of the site', `${megabytes} MB`, megabytes < 1024)
  return verdict()
})

/** @param {string} folder */
function kilobytes(folder) {
  return Number(execFileSync('du', ['-sk', folder]).toString().split('\t')[0])
}

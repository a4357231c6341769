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
import { ask, buildForProof, keepAlive, option, quantile, report, residentMegabytes, verdict } from './support.mjs'

let number = 0
const invented = () => `x${(number += 1).toString(36)}-${Math.random().toString(36).slice(2)}`

/** Addresses that strangers can invent without end, by kind. */
const floods = {
  'unknown slugs': () => `/article/${invented()}`,
  'unknown addresses': () => `/en/${invented()}/${invented()}`,
  'navigation data of unknown slugs': () => `/article/${invented()}`,
  'unknown social images': () => `/social/vi/article/${invented()}.png`,
  'social images with queries': () => `/social/vi/home.png?${invented()}`,
  'pages beyond the last': () => `/faq?page=${(number += 1) % 99_999}`,
  'addresses that have moved': () => `/cate/chinh-sach?${invented()}`,
  'pages with queries': () => `/en/faq?${invented()}`,
}

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
  const agent = keepAlive(connections)
  for (const [name, address] of Object.entries(floods)) {
    const until = performance.now() + seconds * 1000
    /** @type {Record<string, number>} */
    const statuses = {}
    const stranger = async () => {
      while (performance.now() < until) {
        /** @type {Record<string, string>} */
        const headers = { 'accept-encoding': 'br', ...(name.startsWith('navigation') && { rsc: '1' }) }
        const { status } = await ask(url + address(), { agent, headers })
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
    const strangers = Array.from({ length: connections }, stranger)
    /** @type {number[]} */
    const times = []
    const visitors = keepAlive(4)
    while (performance.now() < until) {
      const { status, ms } = await ask(`${url}/`, { agent: visitors, headers: { 'accept-encoding': 'br' } })
      times.push(status === 200 ? ms : Infinity)
      await pause(20)
    }
    await Promise.all(strangers)
    visitors.destroy()
    const p99 = quantile(times, 0.99)
    const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
    report(`${name} (${answers.join(', ')}): p99 of a cached page`, `${p99.toFixed(1)} ms`, p99 < limit)
  }
  agent.destroy()
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

/**
 * `npm run proof:soak`: mixed load on two instances behind nginx: no 5xx, flat memory, and how many times a second nginx
 * serves the home page. `--minutes=30 --rate=50` requests a second, `--home=2000` answers a second.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { ensureLoadTool, throughput } from '../bench/server-load.mjs'
import { startInstance, startNginx, startRedis } from '../lib/cluster.mjs'
import { main } from '../lib/main.mjs'
import { anyFreePort } from '../lib/network.mjs'
import { ensureServers } from '../lib/servers.mjs'
import { sandboxUrl, siteUrl } from '../lib/stack.mjs'
import {
  ask,
  buildForProof,
  editHotline,
  keepAlive,
  option,
  quantile,
  report,
  residentMegabytes,
  sitemapPaths,
  verdict,
} from './support.mjs'

/** Requests that are answered by something else than a kept page. */
const others = [
  '/api/gateway/main/posts?keyword=a&pagesize=5',
  '/search-index/vi.json',
  '/sitemap.xml',
  '/feed.xml',
  '/social/vi/home.png',
  '/article/khong-co',
  '/faq?page=2',
]

await main(async () => {
  ensureServers()
  ensureLoadTool()
  const { instance } = await buildForProof()
  const redisPort = await anyFreePort()
  await startRedis(`${instance.stateDir}/redis`, redisPort)
  const sites = [
    await startInstance(instance, { name: 'site-1', redisPort }),
    await startInstance(instance, { name: 'site-2', redisPort }),
  ]
  await startNginx(instance, sites)
  const url = siteUrl(instance)

  const home = await throughput(`${url}/`)
  report('home through nginx, answers a second', Math.round(home.perSecond), home.perSecond >= option('home', 2_000))

  const paths = await sitemapPaths(url)
  const memory = () => sites.map(({ process }) => residentMegabytes(process.pid))
  const agent = keepAlive(100)
  /** @type {Record<string, number>} */
  const statuses = {}
  /** @type {number[]} */
  const times = []
  const minutes = option('minutes', 30)
  const everyMs = 1_000 / option('rate', 50)
  const from = performance.now()
  /** @type {number[]} */
  let early = []
  let sent = 0
  /** @type {Promise<void>[]} */
  const visits = []
  const visit = async (/** @type {string} */ path) => {
    const { status, ms } = await ask(url + path, { agent, headers: { 'accept-encoding': 'br' } })
    statuses[status] = (statuses[status] ?? 0) + 1
    times.push(ms)
  }
  while (performance.now() - from < minutes * 60_000) {
    sent += 1
    const path = (sent % 5 === 0 ? others[(sent / 5) % others.length] : paths[(sent * 7) % paths.length]) ?? '/'
    visits.push(visit(path))
    // One edit a minute: pages are rendered anew, and their former versions are left behind.
    if (sent % Math.round(60_000 / everyMs) === 0)
      await editHotline(sandboxUrl(instance), `1900 ${String(sent).padStart(6, '0')}`)
    if (early.length === 0 && performance.now() - from > minutes * 20_000) early = memory()
    await pause(Math.max(0, from + sent * everyMs - performance.now()))
  }
  await Promise.all(visits)
  const late = memory()
  agent.destroy()

  const failed = Object.keys(statuses).filter((status) => Number(status) >= 500 || status === '0')
  report(`answers in ${minutes} min`, JSON.stringify(statuses), failed.length === 0)
  report('p99', `${quantile(times, 0.99).toFixed(0)} ms`, true)
  report(
    'memory after a third of the time, and at the end',
    `${early.join(' and ')} MB, ${late.join(' and ')} MB`,
    late.every((megabytes, index) => megabytes <= (early[index] ?? 0) * 1.25),
  )
  return verdict()
})

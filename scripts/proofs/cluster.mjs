/**
 * `npm run proof:cluster`: two instances under load while Redis is killed, paused and slowed. Every edit that was answered
 * with 200 shows on both within a second, none is lost, no page takes longer than usual by more than 100 ms, and a third
 * instance that joins shows no older page. `--edits=10000 --visitors=20`, trouble with Redis in every `--every=50`th edit.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { startInstance, startNginx, startRedis } from '../lib/cluster.mjs'
import { main } from '../lib/main.mjs'
import { anyFreePort } from '../lib/network.mjs'
import { ensureServers } from '../lib/servers.mjs'
import { sandboxUrl, siteUrl } from '../lib/stack.mjs'
import { startSlowProxy } from './slow-proxy.mjs'
import {
  ask,
  askAll,
  buildForProof,
  crash,
  editHotline,
  keepAlive,
  option,
  quantile,
  report,
  sitemapPaths,
  verdict,
} from './support.mjs'

const visibleWithinMs = 1_000

await main(async () => {
  ensureServers()
  const { instance } = await buildForProof()
  const redisPort = await anyFreePort()
  const proxyPort = await anyFreePort()
  const folder = `${instance.stateDir}/redis`
  let redis = await startRedis(folder, redisPort)
  const proxy = await startSlowProxy(proxyPort, redisPort)
  const sites = [
    await startInstance(instance, { name: 'site-1', redisPort: proxyPort }),
    await startInstance(instance, { name: 'site-2', redisPort: proxyPort }),
  ]
  await startNginx(instance, sites)
  const url = siteUrl(instance)

  const paths = await sitemapPaths(url)
  const pages = await askAll(url, paths)
  const served = pages.filter(({ status }) => status === 200).length
  report('pages through nginx with its default buffers', `${served} of ${paths.length}`, served === paths.length)

  const load = { ended: false }
  /** @type {number[]} */
  const times = []
  /** @type {Record<string, number>} */
  const statuses = {}
  const visitor = async () => {
    const agent = keepAlive(1)
    while (!load.ended) {
      const { status, ms } = await ask(`${url}/en`, { agent, headers: { 'accept-encoding': 'br' } })
      statuses[status] = (statuses[status] ?? 0) + 1
      times.push(ms)
      await pause(50)
    }
    agent.destroy()
  }
  const visitors = Array.from({ length: option('visitors', 20) }, visitor)

  const troubles = [
    async () => {
      await crash(redis)
      return async () => {
        redis = await startRedis(folder, redisPort)
      }
    },
    async () => {
      process.kill(-redis.pid, 'SIGSTOP')
      return () => void process.kill(-redis.pid, 'SIGCONT')
    },
    async () => {
      proxy.slow(300)
      return () => proxy.slow(0)
    },
  ]

  const edits = option('edits', 10_000)
  const every = option('every', 50)
  const figures = { confirmed: 0, refused: 0, late: 0, lost: 0 }
  let marker = ''
  for (let edit = 1; edit <= edits; edit += 1) {
    const trouble = edit % every === 0 ? troubles[(edit / every) % troubles.length] : undefined
    const end = await trouble?.()
    marker = `1900 ${String(edit).padStart(6, '0')}`
    if (await editHotline(sandboxUrl(instance), marker)) {
      figures.confirmed += 1
      const confirmedAt = performance.now()
      const seen = await Promise.all(sites.map((site) => shows(`${site.url}/en/faq`, marker, confirmedAt)))
      for (const seenAfter of seen) {
        if (seenAfter === null) figures.lost += 1
        else if (seenAfter > visibleWithinMs) figures.late += 1
      }
    } else figures.refused += 1
    await Promise.resolve(end?.())
    if (trouble) await pause(2_500)
    if (edit % 1_000 === 0) console.log(`${edit} edits, ${JSON.stringify(figures)}`)
  }
  if (!(await editHotline(sandboxUrl(instance), (marker = '1900 999999')))) throw new Error('The last edit was refused')
  const third = await startInstance(instance, { name: 'site-3', redisPort: proxyPort })
  const joined = await ask(`${third.url}/en/faq`)
  load.ended = true
  await Promise.all(visitors)

  report('edits', JSON.stringify(figures), figures.lost + figures.late === 0 && figures.confirmed > 0)
  report('first page of an instance that joins', joined.status, joined.body.includes(marker))
  report(
    'visitors',
    JSON.stringify(statuses),
    Object.keys(statuses).every((status) => status === '200'),
  )
  report('p99 of a page', `${quantile(times, 0.99).toFixed(0)} ms`, true)
  return verdict()
})

/**
 * Milliseconds from a moment until a page shows a text; null if it does not within ten seconds.
 * @param {string} url
 * @param {string} text
 * @param {number} since
 */
async function shows(url, text, since) {
  while (performance.now() - since < 10_000) {
    const asked = performance.now()
    const { body } = await ask(url)
    // When the request arrived, which is what a visitor who asks later would get at once.
    if (body.includes(text)) return asked - since
    await pause(20)
  }
  return null
}

/**
 * `npm run proof:sigterm`: an instance that ends fails no request: a call of 15 s that is in flight is answered, and visitors
 * behind nginx notice nothing. `--visitors=20`.
 */
import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

import { startInstance, startNginx, startRedis } from '../lib/cluster.mjs'
import { main } from '../lib/main.mjs'
import { anyFreePort } from '../lib/network.mjs'
import { ensureServers } from '../lib/servers.mjs'
import { sandboxUrl, siteUrl } from '../lib/stack.mjs'
import { ask, buildForProof, keepAlive, option, report, verdict } from './support.mjs'

/** Milliseconds that the backend takes for the call in flight. */
const callMs = 15_000

await main(async () => {
  ensureServers()
  const { instance } = await buildForProof()
  const redisPort = await anyFreePort()
  await startRedis(`${instance.stateDir}/redis`, redisPort)
  const first = await startInstance(instance, { name: 'site-1', redisPort })
  const second = await startInstance(instance, { name: 'site-2', redisPort })
  await startNginx(instance, [first, second])
  const url = siteUrl(instance)

  await ask(`${sandboxUrl(instance)}/__sandbox__/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'main', kind: 'delay', ms: callMs, path: '/contacts' }),
  })
  const load = { ended: false }
  /** @type {Record<string, number>} */
  const statuses = {}
  const visitor = async () => {
    const agent = keepAlive(1)
    while (!load.ended) {
      const { status } = await ask(`${url}/faq?${Math.random()}`, { agent, headers: { 'accept-encoding': 'br' } })
      statuses[status] = (statuses[status] ?? 0) + 1
      await pause(5)
    }
    agent.destroy()
  }
  const visitors = Array.from({ length: option('visitors', 20) }, visitor)
  const call = ask(`${first.url}/api/gateway/main/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      name: 'An',
      email: 'an@example.com',
      phone: '0912345678',
      content: 'Hello',
      message: 'Hello',
    }),
  })
  await pause(2_000)
  const stopping = performance.now()
  process.kill(-first.process.pid, 'SIGTERM')
  const { status, body, ms } = await call
  report(
    'the call in flight',
    `${status} after ${(ms / 1000).toFixed(1)} s ${status === 200 ? '' : body}`,
    status < 500 && status > 0,
  )
  // npm ends by the signal that it passed on, once the site has ended.
  const code = await first.process.exit
  report(
    'end of the instance',
    `code ${code} after ${((performance.now() - stopping) / 1000).toFixed(1)} s`,
    code === 0 || code === 128 + constants.signals.SIGTERM,
  )
  load.ended = true
  await Promise.all(visitors)
  const failed = Object.entries(statuses).filter(([status]) => status !== '200')
  report('visitors', JSON.stringify(statuses), failed.length === 0)
  return verdict()
})

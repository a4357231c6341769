/**
 * `npm run proof:fuzz -- [--requests 100000] [--seed 1] [--lanes 8]`: random requests to pages and gateway of the
 * production build. Fails on an answer of 5xx that the site does not declare, on one without security headers, on a secret
 * or a stack trace in an answer, on a request without an answer, and if memory ends at more than 1.5 times its start.
 */
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'

import { main } from '../lib/main.mjs'
import { ownInstance } from '../lib/instance.mjs'
import { sandboxSecrets } from '../lib/sandbox-environment.mjs'
import { buildSite, siteUrl, startSandbox, startSite } from '../lib/stack.mjs'
import { nextFrame } from './fuzz/framing.mjs'
import { randomFrom } from './fuzz/random.mjs'
import { nextRequest } from './fuzz/requests.mjs'
import { send, sendBytes } from './fuzz/send.mjs'
import { residentMegabytes } from './support.mjs'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    lanes: { type: 'string', default: '8' },
  },
})

/** Of these, every hundredth is sent as bytes that are not quite HTTP. */
const framingShare = 0.01

const secrets = Object.values(sandboxSecrets).filter((secret) => !secret.includes('client-id'))
const traces = /\n\s+at .+\.[cm]?[jt]s:\d+|node_modules|\/server\/chunks\//

/** What is wrong with an answer; null: nothing. @param {import('./fuzz/send.mjs').Answer} answer @param {boolean} isFrame */
function problemOf({ status, headers, text }, isFrame) {
  if (status === 'NOT_SENT' || (isFrame && status === 'CLOSED')) return null
  if (typeof status === 'string') return `no answer: ${status}`
  // The gateway's own 5xx carry a code; pages that wait for a backend are 503.
  if (status >= 500 && !/"code":"(?:BUSY|UPSTREAM_\w+)"/.test(text)) return `status ${status}`
  if (!isFrame && !headers['strict-transport-security']) return `${status} without security headers`
  if (secrets.some((secret) => text.includes(secret))) return 'a secret in the answer'
  return !/javascript/.test(headers['content-type'] ?? '') && traces.test(text) ? 'a stack trace in the answer' : null
}

await main(async () => {
  const instance = await ownInstance('fuzz')
  await startSandbox(instance)
  console.log('Building the site …')
  await buildSite(instance)
  const server = await startSite(instance)
  const origin = siteUrl(instance)
  const site = new URL(origin)
  const total = Number(values.requests)
  const random = randomFrom(Number(values.seed))
  const agent = new Agent({ keepAlive: true, maxSockets: Number(values.lanes) })
  /** @type {Map<string | number, number>} */
  const statuses = new Map()
  /** @type {string[]} */
  const problems = []

  let sent = 0
  const one = async () => {
    sent += 1
    const isFrame = random.chance(framingShare)
    const request = nextRequest(random, origin)
    const bytes = nextFrame(random, site.host)
    const answer = isFrame ? await sendBytes(site, bytes) : await send(site, request, agent)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const problem = problemOf(answer, isFrame)
    if (problem !== null)
      problems.push(
        `${problem}: ${isFrame ? JSON.stringify(bytes.slice(0, 100)) : `${request.method} ${request.path.slice(0, 160)} ${JSON.stringify(request.headers)}`}`,
      )
  }
  const lane = async (/** @type {number} */ until) => {
    // oxlint-disable-next-line no-unmodified-loop-condition, no-await-in-loop -- all lanes count in `sent`
    while (sent < until) await one()
  }
  const lanes = (/** @type {number} */ until) =>
    Promise.all(Array.from({ length: Number(values.lanes) }, () => lane(until)))

  // The first tenth loads every route; what counts is whether memory grows after that.
  await lanes(total / 10)
  const before = residentMegabytes(server.pid)
  await lanes(total)
  const after = residentMegabytes(server.pid)

  console.log(`${sent} requests, seed ${values.seed}`)
  console.log(
    [...statuses]
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
      .map(([status, count]) => `  ${status}: ${count}`)
      .join('\n'),
  )
  console.log(`Memory after a tenth ${before} MB, at the end ${after} MB`)
  if (after > before * 1.5) problems.push(`memory grew from ${before} to ${after} MB`)
  for (const problem of problems.slice(0, 40)) console.log(`✗ ${problem}`)
  console.log(problems.length === 0 ? '✓ nothing wrong' : `${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
})

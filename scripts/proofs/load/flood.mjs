/** A thread that asks for addresses of one kind, over many connections, and tells how many answers had which status. */
import { parentPort, workerData } from 'node:worker_threads'

import { ask, keepAlive } from '../support.mjs'

let number = 0
const invented = () => `x${(number += 1).toString(36)}-${Math.random().toString(36).slice(2)}`

/** Addresses that strangers can invent without end, by kind. @type {Record<string, () => string>} */
export const floods = {
  'unknown slugs': () => `/article/${invented()}`,
  'unknown addresses': () => `/en/${invented()}/${invented()}`,
  'navigation data of unknown slugs': () => `/article/${invented()}`,
  'unknown social images': () => `/social/vi/article/${invented()}.png`,
  'social images with queries': () => `/social/vi/home.png?${invented()}`,
  'pages beyond the last': () => `/faq?page=${(number += 1) % 99_999}`,
  'addresses that have moved': () => `/cate/chinh-sach-bao-mat?${invented()}`,
  'pages with queries': () => `/en/faq?${invented()}`,
}

if (parentPort) {
  /** @type {{ url: string, kind: string, seconds: number, connections: number }} */
  const { url, kind, seconds, connections } = workerData
  const address = floods[kind] ?? (() => '/')
  const agent = keepAlive(connections)
  const headers = { 'accept-encoding': 'br', ...(kind.startsWith('navigation') && { rsc: '1' }) }
  const until = performance.now() + seconds * 1000
  /** @type {Record<string, number>} */
  const statuses = {}
  const stranger = async () => {
    while (performance.now() < until) {
      const { status } = await ask(url + address(), { agent, headers })
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, stranger))
  agent.destroy()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
  parentPort.postMessage(statuses)
}

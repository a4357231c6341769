import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'

import { ensureInstalled } from '../lib/install.mjs'
import { instanceFromEnvironment } from '../lib/instance.mjs'
import { root } from '../lib/repository.mjs'
import { buildSite, startSandbox } from '../lib/stack.mjs'

/**
 * Kills a server at once, as a crash does.
 * @param {import('../lib/processes.mjs').Running} server
 */
export async function crash(server) {
  process.kill(-server.pid, 'SIGKILL')
  await server.exit
}

/**
 * A number from the command line: `--pages=500`.
 * @param {string} name
 * @param {number} usual
 */
export function option(name, usual) {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1]
  const value = given === undefined ? usual : Number(given)
  if (!Number.isFinite(value)) throw new Error(`--${name}=${given} is not a number`)
  return value
}

/**
 * Builds the site against a sandbox that runs on; `--reuse-build` takes the last build of these ports.
 * @param {{ scale?: number }} [content] how many times the content of the demo
 */
export async function buildForProof({ scale } = {}) {
  ensureInstalled()
  const usual = instanceFromEnvironment({ port: 3300, sandboxPort: 4310, distDir: '.next-proof' })
  const instance = scale === undefined ? usual : { ...usual, scale, distDir: `${usual.distDir}-${scale}` }
  const sandbox = await startSandbox(instance)
  const hasBuild = existsSync(join(root, instance.distDir, 'BUILD_ID'))
  if (!hasBuild || !process.argv.includes('--reuse-build')) {
    console.log('Building the site …')
    await buildSite(instance)
  }
  return { instance, sandbox }
}

/**
 * @typedef {object} Reply
 * @property {number} status 0: no answer
 * @property {string} body
 * @property {number} ms until the end of the answer
 */

/**
 * One request over a kept connection. A failed connection is a reply with status 0.
 * @param {string} url
 * @param {{ agent?: Agent, method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<Reply>}
 */
export function ask(url, { agent, method = 'GET', headers = {}, body } = {}) {
  const started = performance.now()
  return new Promise((done) => {
    const sent = request(url, { method, headers, ...(agent && { agent }) }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', () => done({ status: 0, body: '', ms: performance.now() - started }))
      response.once('end', () =>
        done({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          ms: performance.now() - started,
        }),
      )
    })
    sent.once('error', (error) => done({ status: 0, body: String(error), ms: performance.now() - started }))
    sent.end(body)
  })
}

/** @param {number} connections */
export const keepAlive = (connections) => new Agent({ keepAlive: true, maxSockets: connections })

/**
 * Addresses of the sitemaps, as paths.
 * @param {string} siteUrl
 * @returns {Promise<string[]>}
 */
export async function sitemapPaths(siteUrl) {
  const index = await ask(`${siteUrl}/sitemap.xml`)
  const files = locations(index.body)
  const maps = await Promise.all(files.map((path) => ask(siteUrl + path)))
  return [...new Set(maps.flatMap(({ body }) => locations(body)))]
}

/** @param {string} xml */
const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/**
 * Changes the hotline in the CMS, which every page shows, and lets the CMS call the site's webhook.
 * @param {string} sandboxUrl
 * @param {string} content
 * @returns {Promise<boolean>} whether the site confirmed the edit
 */
export async function editHotline(sandboxUrl, content) {
  const headers = { 'content-type': 'application/json' }
  const { status, body } = await ask(`${sandboxUrl}/__sandbox__/static-content/hotline`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ content }),
  })
  if (status !== 200) throw new Error(`The sandbox did not accept the edit: ${status} ${body}`)
  return JSON.parse(body).webhook.status === 200
}

/**
 * Asks for all paths, a few at a time.
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 * @param {number} [atOnce]
 * @returns {Promise<Reply[]>} in the order of the paths
 */
export async function askAll(siteUrl, paths, atOnce = 4) {
  const agent = keepAlive(atOnce)
  /** @type {Reply[]} */
  const replies = []
  const rest = paths.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, path] of rest) replies[index] = await ask(siteUrl + path, { agent })
    }),
  )
  agent.destroy()
  return replies
}

/**
 * @param {number[]} values
 * @param {number} share 0 to 1
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * Resident megabytes of a process group.
 * @param {number} group
 */
export function residentMegabytes(group) {
  const rows = execFileSync('ps', ['-e', '-o', 'pgid=,rss=']).toString().trim().split('\n')
  const own = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([pgid]) => pgid === group)
  return Math.round(own.reduce((sum, [, rss = 0]) => sum + rss, 0) / 1024)
}

/** @type {string[]} */
const failures = []

/**
 * Prints a figure and whether it is as promised.
 * @param {string} what
 * @param {string | number} figure
 * @param {boolean} holds
 */
export function report(what, figure, holds) {
  console.log(`${holds ? '  ok  ' : 'FAILED'}  ${what}: ${figure}`)
  if (!holds) failures.push(what)
}

/** Exit code of the proof. */
export const verdict = () => (failures.length === 0 ? 0 : 1)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../../lib/repository.mjs'

/**
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body: Buffer | null }} Request
 */

const pages =
  '/ /en /kr /faq /cate/tin-tuc /article/none /market-news/1 /career/1 /mascham/rules /register /search /videos'.split(
    ' ',
  )
const files =
  '/sitemap.xml /sitemaps/pages.xml /feed.xml /feed/tin-tuc.xml /search-index/vi.json /social/vi/faq.png /robots.txt /_next/image /_next/static/x.js'.split(
    ' ',
  )
const own = '/api/health /api/ready /api/revalidate /api/vitals /api/csp-reports /api/none'.split(' ')

const segments = [
  ...'__proto__ constructor toString hasOwnProperty valueOf . .. %2e %2e%2e %252e %25 %25zz %ff %c3%28 %00 %0d%0ax:y'.split(
    ' ',
  ),
  ...'%2f %5c a%2Fb ;a=b :x * ~ @ null undefined NaN -1 0 1e9 99999999999999999999 gi%C3%A1 %F0%9F%92%B8'.split(' '),
  'a'.repeat(300),
  '%C3%A1'.repeat(80),
]

const methods = 'GET GET GET GET GET HEAD POST PUT DELETE PATCH OPTIONS TRACE PROPFIND PURGE'.split(' ')

/** @type {readonly (readonly [string, string])[]} */
const oddHeaders = [
  ['x-forwarded-for', '1.1.1.1, 2.2.2.2'],
  ['x-forwarded-host', 'evil.example'],
  ['x-middleware-subrequest', 'middleware:middleware'],
  ['x-connection-address', '6.6.6.6'],
  ['rsc', '1'],
  ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-action', 'x'],
  ['accept-encoding', 'gzip, deflate, br, zstd, x'],
  ['range', 'bytes=0-1,5-'],
  ['if-none-match', '*'],
  ['cookie', 'NEXT_LOCALE=__proto__; a=b; =; __prerender_bypass=1'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'multipart/form-data; boundary=b'],
  ['content-type', 'application/json'],
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['host', 'evil.example'],
  ['referer', 'javascript:alert(1)'],
]

/** Every call that the documents in docs/openapi describe, with what its body may look like. */
function callsOfGateway() {
  const folder = join(root, 'docs/openapi')
  return readdirSync(folder).flatMap((file) => {
    /** @type {{ paths: Record<string, Record<string, { requestBody?: { content: object } }>> }} */
    const { paths } = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path: `/api/gateway/${file.replace('.json', '')}${path}`,
        type: Object.keys(requestBody?.content ?? {})[0] ?? null,
      })),
    )
  })
}

const calls = callsOfGateway()

/** Values that forms and scripts of strangers send. */
const values = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '0900000001',
  'a@b.example',
  '20000101',
  [],
  {},
  '\u0000',
  '😀'.repeat(50),
]
const fields =
  'mobile email idno otp transaction_id opening_id purpose contract_id acc_no data step url bday __proto__ constructor'.split(
    ' ',
  )

/** @param {Random} random */
function json(random) {
  if (random.chance(0.1)) return Buffer.from('['.repeat(1 + random.below(20_000)))
  if (random.chance(0.1)) return Buffer.concat([Buffer.from('{"a":"'), random.bytes(40), Buffer.from('"}')])
  const entries = Array.from({ length: random.below(8) }, () => [random.pick(fields), random.pick(values)])
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
}

/** @param {Random} random */
function multipart(random) {
  const part = (/** @type {string} */ head, /** @type {Buffer} */ content) =>
    Buffer.concat([Buffer.from(`--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`), content, Buffer.from('\r\n')])
  const parts = Array.from({ length: random.below(6) }, () =>
    random.chance(0.5)
      ? part(`name="${random.pick(fields)}"`, random.bytes(random.below(50)))
      : part(
          `name="${random.pick(['file', 'face', 'front', 'back'])}"; filename="a.png"`,
          random.bytes(random.below(2000)),
        ),
  )
  return Buffer.concat([...parts, Buffer.from(random.chance(0.7) ? '--b--\r\n' : '')])
}

/** @param {Random} random @param {string} path */
function mutate(random, path) {
  const parts = path.split('/')
  if (random.chance(0.6)) parts[1 + random.below(parts.length)] = random.pick(segments)
  const query = random.chance(0.4)
    ? `?${random.pick(['page', 'step', 'limit', 'sort', 'layout', '_rsc', 'x'])}=${random.pick(segments)}`
    : ''
  return parts.join('/') + query
}

/** @param {Random} random @param {string} origin @returns {Request} */
export function nextRequest(random, origin) {
  const isCall = random.chance(0.5)
  const call = random.pick(calls)
  const path = isCall
    ? call.path.replaceAll(/\{\w+\}/g, () => random.pick(segments))
    : random.pick([...pages, ...files, ...own])
  const method = isCall && random.chance(0.8) ? call.method : random.pick(methods)
  /** @type {Record<string, string>} */
  const headers = { origin, 'sec-fetch-site': 'same-origin' }
  const type = isCall ? call.type : null
  if (type !== null) headers['content-type'] = type.startsWith('multipart') ? 'multipart/form-data; boundary=b' : type
  for (let count = random.below(3); count > 0; count -= 1) {
    const [name, value] = random.pick(oddHeaders)
    headers[name] = value
  }
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method)
  const body = hasBody ? random.pick([json, multipart, json])(random) : null
  return { method, path: mutate(random, path), headers, body }
}

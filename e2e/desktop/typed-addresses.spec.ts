import { rawAnswer, type RawRequest } from '../support/raw-answer'
import { expect, test } from '../support/test'

/** Every answer has them, whoever writes it. */
const everywhere = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'content-security-policy',
]

const form = (type: string): RawRequest => ({ method: 'POST', headers: { 'content-type': type }, body: 'x' })

const answers: ReadonlyArray<readonly [path: string, status: number, request?: RawRequest]> = [
  ...['/article/%25', '/article/100%25-loi-nhuan', '/cate/%25', '/cate/%25zz?page=2', '/feed/%25.xml'].map(
    (path) => [path, 404] as const,
  ),
  ...['/en/article/%252e', '/en/article/%252e%252e', '/article/..%2f', '/article/a%00b', '/%00'].map(
    (path) => [path, 404] as const,
  ),
  ...['/social/vi/article/%25.png', '/social/vi/article/%2e.png', '/feed/%2e.xml', '/kr/feed/.xml'].map(
    (path) => [path, 404] as const,
  ),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].flatMap((name) =>
    [
      `/${name}`,
      `/en/article/${name}`,
      `/mascham/${name}`,
      `/career/${name}`,
      `/market-news/${name}`,
      `/sitemaps/${name}.xml`,
      `/search-index/${name}.json`,
      `/feed/${name}.xml`,
      `/social/vi/${name}.png`,
      `/social/vi/${name}/x.png`,
      `/social/vi/about/${name}.png`,
      `/social/${name}/home.png`,
      `/api/gateway/${name}/city`,
      `/api/gateway/account/${name}`,
    ].map((path) => [path, 404] as const),
  ),
  ['/%ff', 400],
  ['/en/%ff', 400],
  ['/api/gateway/%ff', 400],
  ['/', 405, { method: 'TRACE' }],
  ['/api/gateway/account/city', 405, { method: 'TRACE' }],
  ['/faq', 405, { method: 'DELETE' }],
  ['/faq', 405, form('multipart/form-data')],
  ['/api/%2e%2e/trading/createAccount', 400, form('multipart/form-data; boundary=b')],
  ['/no-such-page', 405, form('multipart/form-data; boundary=b')],
  ['/api/no-such-call', 404, form('multipart/form-data')],
  ['/_next/image?url=%2Ficon.svg&w=64&q=75', 404],
  ['/faq', 431, { headers: { 'x-long': 'a'.repeat(20_000) } }],
]

test('addresses that anybody can type are refused as such, with every security header', async ({
  stack: { siteUrl },
}) => {
  const wrong: string[] = []
  for (const [path, status, request] of answers) {
    // oxlint-disable-next-line no-await-in-loop -- unknown addresses are rendered: one at a time
    const answer = await rawAnswer(siteUrl, path, request)
    // What Node refuses while it parses has no policy, as it has no content either.
    const missing = everywhere.filter((name) => answer.headers[name] === undefined && status !== 431)
    if (answer.status !== status)
      wrong.push(`${request?.method ?? 'GET'} ${path}: ${answer.status} instead of ${status}`)
    if (missing.length > 0) wrong.push(`${path}: no ${missing.join(', ')}`)
  }
  expect(wrong).toEqual([])
})

test('other sites may embed what is made for them, and nothing else', async ({ stack: { siteUrl } }) => {
  const policyOf = async (path: string) => (await rawAnswer(siteUrl, path)).headers['cross-origin-resource-policy']
  for (const path of ['/social/vi/home.png', '/feed.xml', '/icon.svg', '/favicon.ico']) {
    // oxlint-disable-next-line no-await-in-loop -- four addresses
    expect(await policyOf(path), path).toBe('cross-origin')
  }
  for (const path of ['/', '/api/health']) {
    // oxlint-disable-next-line no-await-in-loop -- two addresses
    expect(await policyOf(path), path).toBe('same-origin')
  }
})

/**
 * @typedef {import('./random.mjs').Random} Random
 */

const head = (/** @type {string[]} */ ...lines) => `${lines.join('\r\n')}\r\n\r\n`

/** Requests whose bytes are wrong, as text; `HOST` is replaced by the host of the site. */
const frames = [
  'GARBAGE\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  head('GET / HTTP/9.9', 'host: HOST'),
  head('GET / HTTP/1.1'),
  head('GET http://evil.example/ HTTP/1.1', 'host: HOST'),
  head('GET / HTTP/1.1', 'host: HOST', 'host: evil.example'),
  head('GET / HTTP/1.1', 'host: HOST', ' folded: x'),
  head('GET / HTTP/1.1', 'host: HOST', 'x\u0000y: z'),
  head('GET / HTTP/1.1', 'host: HOST', `x-long: ${'a'.repeat(40_000)}`),
  head(`GET /${'a'.repeat(40_000)} HTTP/1.1`, 'host: HOST'),
  'GET / HTTP/1.1\nhost: HOST\n\n',
  head('POST /api/revalidate HTTP/1.1', 'host: HOST', 'content-length: 5', 'content-length: 6') + 'hello',
  head('POST /api/revalidate HTTP/1.1', 'host: HOST', 'content-length: 5', 'transfer-encoding: chunked') + '0\r\n\r\n',
  head('POST /api/revalidate HTTP/1.1', 'host: HOST', 'content-length: -1'),
  head('POST /api/revalidate HTTP/1.1', 'host: HOST', 'transfer-encoding: chunked') + 'zz\r\nhello\r\n',
  head('POST /api/revalidate HTTP/1.1', 'host: HOST', 'transfer-encoding: chunked') + '5\r\nhello\r\n0\r\n\r\n',
  head(
    'POST /api/gateway/trading/getJobs HTTP/1.1',
    'host: HOST',
    'content-type: application/json',
    'content-length: 9',
  ),
  head(
    'PUT /api/gateway/ekyc/facematch/a HTTP/1.1',
    'host: HOST',
    'content-type: multipart/form-data; boundary=b',
    'content-length: 9',
  ),
]

/** @param {Random} random @param {string} host */
export const nextFrame = (random, host) => random.pick(frames).replaceAll('HOST', host)

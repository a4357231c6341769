/**
 * `npm run proof:uploads`: a thousand uploads of 10 MB at once neither fill the memory nor delay cached pages. Each is
 * accepted or told to wait. `--uploads=1000 --addresses=250`, `--rss=1000` in megabytes, `--p99=200` in milliseconds.
 */
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { main } from '../lib/main.mjs'
import { siteUrl, startSite } from '../lib/stack.mjs'
import { ask, buildForProof, keepAlive, option, quantile, report, residentMegabytes, verdict } from './support.mjs'

const boundary = 'proof-of-uploads'
const fileBytes = 10 * 1000 * 1000

/** A CV: the largest file that the site takes from anybody, without an opening before it. */
const body = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\ncv\r\n` +
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n` +
      'content-type: application/pdf\r\n\r\n%PDF-1.7\n',
  ),
  Buffer.alloc(fileBytes, 0x20),
  Buffer.from(`\r\n--${boundary}--\r\n`),
])

await main(async () => {
  const { instance } = await buildForProof()
  const site = await startSite({ ...instance, settings: { ...instance.settings, TRUSTED_PROXY_HOPS: '1' } })
  const url = siteUrl(instance)
  await ask(`${url}/`)
  const addresses = option('addresses', 250)

  const load = { ended: false, most: 0 }
  /** @type {number[]} */
  const times = []
  const visitor = async () => {
    const agent = keepAlive(1)
    while (!load.ended) {
      const { status, ms } = await ask(`${url}/`, { agent, headers: { 'accept-encoding': 'br' } })
      times.push(status === 200 ? ms : Infinity)
      load.most = Math.max(load.most, residentMegabytes(site.pid))
      await pause(20)
    }
    agent.destroy()
  }
  const visitors = Array.from({ length: 4 }, visitor)
  const uploads = Array.from({ length: option('uploads', 1_000) }, (_, index) =>
    upload(url, `10.0.${Math.floor((index % addresses) / 250)}.${(index % addresses) % 250}`),
  )
  const answers = await Promise.all(uploads)
  load.ended = true
  await Promise.all(visitors)

  const statuses = Object.entries(Object.groupBy(answers, String)).map(([status, all]) => `${all?.length} x ${status}`)
  const isDeclared = (/** @type {number | string} */ status) => [200, 201, 429, 503, 'closed'].includes(status)
  report('answers', statuses.join(', '), answers.every(isDeclared) && answers.some((status) => status === 200))
  report('most memory of the site', `${load.most} MB`, load.most < option('rss', 1_000))
  const p99 = quantile(times, 0.99)
  report(`p99 of ${times.length} visits to a cached page`, `${p99.toFixed(0)} ms`, p99 < option('p99', 200))
  return verdict()
})

/**
 * @param {string} url of the site
 * @param {string} address of the visitor, as a proxy would report it
 * @returns {Promise<number | 'closed' | 'without Retry-After'>} status, or `closed` when the connection ended without an answer
 */
function upload(url, address) {
  return new Promise((done) => {
    const sent = request(
      `${url}/api/gateway/main/common/upload-fe`,
      {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
          origin: url,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
        },
      },
      (response) => {
        response.resume()
        const { statusCode = 0, headers } = response
        done(statusCode === 503 && headers['retry-after'] === undefined ? 'without Retry-After' : statusCode)
      },
    )
    sent.once('error', () => done('closed'))
    sent.end(body)
  })
}

/** A thread that uploads files of 10 MB at once, and tells how each was answered. */
import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

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

/** @type {{ url: string, uploads: number, addresses: number }} */
const { url, uploads, addresses } = workerData
const answers = await Promise.all(
  Array.from({ length: uploads }, (_, index) =>
    upload(`10.0.${Math.floor((index % addresses) / 250)}.${(index % addresses) % 250}`),
  ),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread has no origin
parentPort?.postMessage(answers)

/**
 * @param {string} address of the visitor, as a proxy would report it
 * @returns {Promise<number | 'closed' | 'without Retry-After'>} status, or `closed` when the connection ended without an answer
 */
function upload(address) {
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

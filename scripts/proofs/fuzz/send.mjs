import { request } from 'node:http'
import { connect } from 'node:net'

/** Milliseconds after which an answer counts as missing; a page renders within its backends' 8 seconds. */
const patience = 30_000

/**
 * @typedef {{ status: number | string, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer
 */

/**
 * @param {{ hostname: string, port: string }} site
 * @param {import('./requests.mjs').Request} sent
 * @param {import('node:http').Agent} agent
 * @returns {Promise<Answer>} with the code of the error as status, if there was no answer
 */
export const send = ({ hostname, port }, { method, path, headers, body }, agent) =>
  new Promise((done) => {
    const fail = (/** @type {string} */ status) => done({ status, headers: {}, text: '' })
    try {
      const outgoing = request({ hostname, port, method, path, headers, agent, timeout: patience }, (response) => {
        /** @type {Buffer[]} */
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('latin1'),
          }),
        )
        response.on('error', () => fail('broken'))
      })
      outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error('late'), { code: 'LATE' })))
      outgoing.on('error', (/** @type {NodeJS.ErrnoException} */ error) => fail(error.code ?? 'error'))
      outgoing.end(body)
    } catch (error) {
      // Node's own client refuses some headers and paths.
      fail(error instanceof TypeError ? 'NOT_SENT' : 'error')
    }
  })

/**
 * Sends bytes and closes its side. @param {{ hostname: string, port: string }} site @param {string} bytes
 * @returns {Promise<Answer>}
 */
export const sendBytes = ({ hostname, port }, bytes) =>
  new Promise((done) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.end(Buffer.from(bytes, 'latin1')))
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      done({ status: status === 0 ? 'CLOSED' : status, headers: {}, text })
    })
  })

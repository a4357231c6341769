/**
 * `node scripts/bench/documents.mjs <address of a running site> [path …]`: weighs the documents of every kind of page as they
 * are sent, and their flight data.
 */
import { brotliCompressSync, constants } from 'node:zlib'

import { main } from '../lib/main.mjs'

/**
 * @typedef {object} DocumentWeight kB
 * @property {number} sent Brotli at quality 10, as `npm start` compresses
 * @property {number} raw
 * @property {number} flight the data from which React hydrates, sent apart from it, at the same quality
 * @property {number} elements number of elements
 */

/**
 * @param {string} url
 * @returns {Promise<DocumentWeight>}
 */
export async function weighDocument(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const html = await response.text()
  const [, source] = /id="flight" data-src="([^"]+)"/.exec(html) ?? []
  const flight = source === undefined ? '' : await (await fetch(new URL(source.replaceAll('&amp;', '&'), url))).text()
  return {
    sent: kb(brotli(html)),
    raw: kb(Buffer.byteLength(html)),
    flight: kb(brotli(flight)),
    elements: [...html.replace(/<script\b[\s\S]*?<\/script>/g, '').matchAll(/<[a-z]/g)].length,
  }
}

/** @param {string} text */
const brotli = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length
/** @param {number} bytes */
const kb = (bytes) => Math.round(bytes / 100) / 10

if (import.meta.main) {
  await main(async () => {
    const [site = 'http://127.0.0.1:3000', ...paths] = process.argv.slice(2)
    const { routes } = await import('../../e2e/support/routes.ts')
    const chosen = paths.length > 0 ? paths : routes.map(({ path }) => path)
    console.log('sent kB\traw\tflight\telements\tpath')
    for (const path of chosen) {
      const { sent, raw, flight, elements } = await weighDocument(site + path)
      console.log([sent, raw, flight, elements, path].join('\t'))
    }
    return 0
  })
}

import { createHash } from 'node:crypto'

import { flightId } from '../cache/flight-data.ts'
import type { CapturedAnswer } from './capture-answer.ts'

/** Parameter that turns the address of a document into that of its flight data; its value is a hash of the data. */
const parameter = '_flight'

const block = new RegExp(`(<script type="application/json" id="${flightId}")>([^<]*)</script>`)

/** The hash in an address of flight data; null for any other address. */
export function flightIn(search: string): string | null {
  return search.includes(parameter) ? new URLSearchParams(search).get(parameter) : null
}

/** Where a document's data with this hash is kept. */
export function flightKey(key: string, hash: string): string {
  return `${key} ${hash}`
}

/** A document and the data from which the browser's code takes it over. */
export interface Apart {
  readonly document: CapturedAnswer
  /** Null where the answer has none. */
  readonly flight: (CapturedAnswer & { readonly hash: string }) | null
}

/**
 * Takes the block of flight data (gatherFlight) out of a document and writes the data's address in its place. The data is two
 * fifths of a document, and the first paint does not need it.
 * @param key name of the document: its path and what of its query selects it
 */
export function takeFlight(captured: CapturedAnswer, key: string): Apart {
  const type = captured.headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const html = type.startsWith('text/html') ? captured.body.toString() : ''
  const [, tag = '', data = ''] = block.exec(html) ?? []
  if (data === '') return { document: captured, flight: null }
  const hash = createHash('sha256').update(data).digest('base64url').slice(0, 16)
  const address = `${key}${key.includes('?') ? '&' : '?'}${parameter}=${hash}`
  const source = `${tag} data-src="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></script>`
  return {
    document: { ...captured, body: Buffer.from(html.replace(block, () => source)) },
    flight: {
      status: 200,
      headers: [
        ['content-type', 'application/json; charset=utf-8'],
        ['cache-control', 'public, max-age=31536000, immutable'],
        ['x-robots-tag', 'noindex'],
      ],
      body: Buffer.from(data),
      hash,
    },
  }
}

import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip, type BrotliOptions } from 'node:zlib'

/** Encodings of answers, in order of preference. */
export type Encoding = 'br' | 'gzip' | 'identity'

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|rss\+xml|xml|wasm)|image\/svg\+xml)/

/** Whether a body of this type becomes smaller; pictures, fonts and PDFs are compressed already. */
export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType)
}

/** The best encoding that a request accepts. @param accepted value of `accept-encoding` */
export function encodingFor(accepted: string | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const names = (accepted ?? '').split(',').filter((part) => !refused.test(part))
  const accepts = (name: string) => names.some((part) => part.split(';')[0]?.trim().toLowerCase() === name)
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

const compressBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)

/** Compresses off the main thread. @param quality 10 takes 45 ms for a page; 11 takes three times as long and saves one byte in fifty */
export function brotli(body: Buffer, quality: 10 | 11): Promise<Buffer> {
  return compressBrotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}

export const unbrotli = promisify<Buffer, Buffer>(brotliDecompress)

export const gzipped = promisify<Buffer, Buffer>(gzip)

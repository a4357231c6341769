import { describe, expect, it } from 'vitest'

import { ekycEndpoints } from '@/lib/backends/ekyc/endpoints'
import type { Endpoint } from '@/lib/backends/endpoint'
import { mainEndpoints } from '@/lib/backends/main/endpoints'
import { pngHead } from '@/tests/factories/gateway'

import { inspectUpload } from './inspect-upload'

const png = (size = 100) => new File([pngHead, new Uint8Array(size)], 'x.png')

function form(parts: readonly (readonly [string, string | File])[]): FormData {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  return data
}

/** Feeds a body in chunks of 100 bytes, as a slow connection delivers it. */
async function inspect(data: FormData | string, endpoint: Endpoint, contentType?: string) {
  const request = new Request('http://x.test', { method: 'POST', body: data })
  const bytes = new Uint8Array(await request.arrayBuffer())
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += 100) yield bytes.subarray(start, start + 100)
  }
  const passed: Uint8Array[] = []
  const type = contentType ?? request.headers.get('content-type') ?? ''
  for await (const chunk of inspectUpload(chunks(), type, endpoint)) passed.push(chunk)
  return Buffer.concat(passed).equals(bytes)
}

const ocr = ekycEndpoints.ocr
const both = [
  ['front', png()],
  ['back', png()],
] as const

describe('inspectUpload', () => {
  it('passes a valid body through byte for byte', async () => {
    expect(await inspect(form([['request_id', 'r1'], ...both]), ocr)).toBe(true)
  })

  it.each([
    ['a missing file', form([['front', png()]]), 'FILE_MISSING'],
    ['an undeclared file', form([...both, ['other', png()]]), 'BAD_REQUEST'],
    ['one file too many', form([...both, ['front', png()]]), 'BAD_REQUEST'],
    ['a second text under one name', form([['request_id', 'r1'], ['request_id', 'r2'], ...both]), 'BAD_REQUEST'],
    ['an undeclared text field', form([...both, ['admin', '1']]), 'BAD_REQUEST'],
    ['an oversized text', form([...both, ['request_id', 'x'.repeat(2000)]]), 'BAD_REQUEST'],
    ['a PDF named .png', form([['front', new File(['%PDF-1.7'], 'a.png')], both[1]]), 'FILE_TYPE'],
    ['an empty file', form([['front', new File([], 'a.png')], both[1]]), 'FILE_TYPE'],
  ])('rejects %s', async (_, data, code) => {
    await expect(inspect(data, ocr)).rejects.toMatchObject({ name: 'GatewayError', code })
  })

  it('stops at the first part too many, however small the parts are', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="request_id"\r\n\r\n\r\n'
    let produced = 0
    async function* tinyParts() {
      for (;;) {
        produced += 1
        yield Buffer.from(part)
      }
    }
    const passed = inspectUpload(tinyParts(), 'multipart/form-data; boundary=b', ocr)
    const drain = async () => {
      for await (const _ of passed);
    }
    await expect(drain()).rejects.toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    expect(produced).toBeLessThan(10)
  })

  it('limits the size of a file and of the whole body separately', async () => {
    const small = { ...ocr, files: { face: { types: ['png'], maxBytes: 500, count: [1, 1] } } } as const
    await expect(inspect(form([['face', png(501)]]), small)).rejects.toMatchObject({ status: 413 })
    await expect(inspect(form(both), { ...ocr, maxBytes: 150 })).rejects.toMatchObject({ status: 413 })
  })

  it.each([
    [
      'a truncated body',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="front"; filename="a"\r\n\r\nxx',
    ],
    ['no boundary', 'multipart/form-data', 'x'],
  ])('rejects %s', async (_, contentType, body) => {
    await expect(inspect(body, ocr, contentType)).rejects.toMatchObject({ name: 'GatewayError', status: 400 })
  })

  it('accepts documents for a CV and photos for an ID card, but not the reverse', async () => {
    const cv = (file: File) =>
      inspect(
        form([
          ['type', 'cv'],
          ['file', file],
        ]),
        mainEndpoints.uploadCv,
      )
    expect(await cv(new File(['%PDF-1.7 …'], 'cv.pdf'))).toBe(true)
    await expect(cv(png())).rejects.toMatchObject({ code: 'FILE_TYPE' })
  })
})

import { describe, expect, it } from 'vitest'

import { fileTypeOf } from './file-type'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const zip = (entry: string) =>
  bytes(
    'PK\u0003\u0004',
    Array.from({ length: 26 }, () => 0),
    entry,
  )

describe('fileTypeOf', () => {
  it.each([
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['png', bytes([0x89], 'PNG\r\n\u001a\n')],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['pdf', bytes('%PDF-1.7')],
    ['doc', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['docx', zip('[Content_Types].xml')],
    ['docx', zip('word/document.xml')],
    [null, zip('evil.exe')],
    [null, bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    [null, bytes('<html>')],
    [null, bytes([0xff, 0xd8])],
    [null, bytes()],
  ] as const)('tells %s by its first bytes', (type, head) => {
    expect(fileTypeOf(head)).toBe(type)
  })
})

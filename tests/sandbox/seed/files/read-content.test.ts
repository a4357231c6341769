import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { z } from '@/lib/platform/zod/zod'

import { inSameLanguages, localizedSchema } from './localized'
import { contentReader } from './read-content'

const documentSchema = z
  .strictObject({ slug: z.string(), id: z.int(), title: localizedSchema, body: localizedSchema })
  .superRefine(inSameLanguages('title', 'body'))

const good = '---\nid: 7\ntitle:\n  vi: Phí\n  en: Fees\n---\n\n# Tiếng Việt\n\nMột.\n\n## Hai\n\n# English\n\nOne.\n'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(root, 'posts/news'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true }))

function read(text: string) {
  writeFileSync(join(root, 'posts/news/phi.md'), text)
  return contentReader(root).readDocuments('posts', documentSchema)
}

describe('readDocuments', () => {
  it('reads front matter, the slug of the file name and the text of each language', () => {
    expect(read(good)).toEqual([
      { slug: 'phi', id: 7, title: { vi: 'Phí', en: 'Fees' }, body: { vi: 'Một.\n\n## Hai', en: 'One.' } },
    ])
  })

  it('reads a file whose lines end as on Windows', () => {
    expect(read(good.replaceAll('\n', '\r\n'))).toEqual(read(good))
  })

  it.each([
    ['an unknown field', good.replace('id: 7', 'id: 7\nauthor: An'), 'Unrecognized key: "author"'],
    ['a value of the wrong type', good.replace('id: 7', 'id: seven'), 'id: Invalid input'],
    ['a title without a text', good.replace('# English\n\nOne.\n', ''), 'body.en: is missing, but title has it'],
    ['a text without a title', good.replace('  en: Fees\n', ''), 'body.en: has a text that title lacks'],
    ['an empty text', good.replace('One.', ''), 'body.en: Too small'],
    ['a heading of no language', good.replace('# English', '# Deutsch'), '# Deutsch: not one of Tiếng Việt, English'],
    ['the same language twice', good.replace('# English', '# Tiếng Việt'), '# Tiếng Việt: appears twice'],
    ['a text above all languages', good.replace('\n# Tiếng', '\nĐây.\n\n# Tiếng'), 'text above the heading'],
    ['front matter that is not YAML', good.replace('id: 7', 'id: "7'), 'Missing closing "quote'],
  ])('refuses %s and names the file', (_, text, problem) => {
    expect(() => read(text)).toThrow(`tests/sandbox/content/posts/news/phi.md\n  `)
    expect(() => read(text)).toThrow(problem)
  })
})

describe('readJson', () => {
  it('names the file and the place of a wrong value, and of text that is not JSON', () => {
    const { readJson } = contentReader(root)
    const rows = z.array(z.strictObject({ code: z.string() }))
    writeFileSync(join(root, 'banks.json'), '[{ "code": 1 }]')
    expect(() => readJson('banks.json', rows)).toThrow('tests/sandbox/content/banks.json\n  0.code: Invalid input')
    writeFileSync(join(root, 'banks.json'), '[{')
    expect(() => readJson('banks.json', rows)).toThrow('tests/sandbox/content/banks.json\n  ')
  })
})

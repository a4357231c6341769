import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { parse as parseYaml } from 'yaml'

import type { Locale } from '@/lib/platform/i18n/locales'
import type { z } from '@/lib/platform/zod/zod'

import { ContentError, parseContent } from './content-error'

/** Level-one headings of a document: each begins the text of one language. */
const languageHeadings: ReadonlyMap<string, Locale> = new Map([
  ['Tiếng Việt', 'vi'],
  ['English', 'en'],
  ['한국어', 'ko'],
])

/** Reads files below `root`; file names are relative to it. All functions throw `ContentError` on what does not fit. */
export function contentReader(root: string) {
  const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')

  /** A JSON file by its schema. */
  function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
    return parseContent(
      file,
      schema,
      orRefuse(file, () => JSON.parse(textOf(file)) as unknown),
    )
  }

  /**
   * A Markdown document by its schema, which gets the front matter, the file's name as `slug`, and as `body` the text
   * below the heading of each language.
   */
  function readDocument<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
    const [, frontMatter = '', text = ''] = /^(?:---\n(.*?)\n---\n)?(.*)$/s.exec(textOf(file)) ?? []
    const fields = orRefuse(file, () => parseYaml(frontMatter) as object | null)
    return parseContent(file, schema, { ...fields, slug: basename(file, '.md'), body: sectionsOf(file, text) })
  }

  /** Files of a folder and the folders in it that end in `ending`, sorted by path. */
  function filesIn(folder: string, ending: '.md' | '.json'): string[] {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => `${folder}/${file}`)
      .toSorted()
  }

  /** All Markdown documents of a folder and the folders in it, by path. */
  function readDocuments<Schema extends z.ZodType>(folder: string, schema: Schema): z.output<Schema>[] {
    return filesIn(folder, '.md').map((file) => readDocument(file, schema))
  }

  return { readJson, readDocument, readDocuments, filesIn }
}

/** The content of the demo. */
export const { readJson, readDocument, readDocuments, filesIn } = contentReader(
  fileURLToPath(new URL('../../content', import.meta.url)),
)

function orRefuse<Value>(file: string, parse: () => Value): Value {
  try {
    return parse()
  } catch (error) {
    throw new ContentError(file, [error instanceof Error ? error.message : String(error)])
  }
}

function sectionsOf(file: string, text: string): Partial<Record<Locale, string>> {
  const [before = '', ...sections] = text.split(/^# /m)
  if (before.trim() !== '') throw new ContentError(file, ['text above the heading of the first language'])
  const body: Partial<Record<Locale, string>> = {}
  for (const section of sections) {
    const [heading = '', ...lines] = section.split('\n')
    const locale = languageHeadings.get(heading.trim())
    if (locale === undefined) {
      throw new ContentError(file, [`# ${heading}: not one of ${[...languageHeadings.keys()].join(', ')}`])
    }
    if (body[locale] !== undefined) throw new ContentError(file, [`# ${heading}: appears twice`])
    body[locale] = lines.join('\n').trim()
  }
  return body
}

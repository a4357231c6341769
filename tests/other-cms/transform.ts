import { type Brand, withBrand } from '@/lib/platform/i18n/brand-names'

import template from '@/lib/platform/i18n/template-brand.json'

import otherFirm from './firm.json'
import { withEmptiedFields } from './emptied-fields'
import { renamedId, renamedSlug, renamedTreeId } from './renaming'
import { isRow, listFields, type Row, withSpoiledRows } from './spoiled-rows'

const otherBrand: Brand = { names: otherFirm.brand, domain: otherFirm.domains[0] ?? '' }

/** What an answer of the sandbox becomes. */
export interface Transform {
  /** Origin of the sandbox, whose media move. */
  readonly sandbox: string
  /** Origin from which media are served instead. */
  readonly media: string
}

/**
 * An answer as another CMS would give it: slugs and ids renamed, every second id a text, timestamps without an offset, media on another
 * host, the names of another firm, the optional fields of one row in four empty (emptied-fields.ts), and one row in ten of every
 * list spoiled (spoiled-rows.ts).
 */
export function transformed(answer: unknown, how: Transform): unknown {
  return walk(answer, '', how)
}

function walk(value: unknown, field: string, how: Transform): unknown {
  if (typeof value === 'string') return textOf(value, field, how)
  if (Array.isArray(value)) return listFields.has(field) ? listOf(value, how) : value.map((each) => walk(each, '', how))
  if (!isRow(value)) return value
  const row = withEmptiedFields(value)
  const isTree = 'child' in row || field === 'category'
  return Object.fromEntries(
    Object.entries(row).map(([key, each]) => {
      if (key === 'id' && typeof each === 'number') return [key, isTree ? renamedTreeId(each) : renamedId(each)]
      return [key, fieldOf(key, each, row, how)]
    }),
  )
}

function fieldOf(key: string, value: unknown, row: Row, how: Transform): unknown {
  if (key === 'slug' && typeof value === 'string') return renamedSlug(value)
  if (key === 'link' && (row['type_internal'] === 'article' || row['type_internal'] === 'category')) {
    return renamedSlug(String(value))
  }
  // Slides are a list in a text.
  if (key === 'content' && row['type'] === 'slider' && typeof value === 'string') {
    return JSON.stringify(listOf(JSON.parse(value) as unknown[], how))
  }
  return walk(value, key, how)
}

/** Timestamps in the time of Vietnam, as the sandbox gives them, without their offset. */
const instant = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?\+07:00$/

function textOf(text: string, field: string, { sandbox, media }: Transform): string {
  if (field === 'published_at' || field === 'created_at') return text.replace(instant, '$1 $2')
  return (
    withBrand(text, otherBrand)
      // The company page explains the name, which is a word of Vietnamese.
      .replaceAll('sông Ngân', 'hoa mai')
      // In addresses of other sites, such as the firm's page on a social network.
      .replaceAll(template.names.en.short.toLowerCase(), otherFirm.brand.en.short.toLowerCase())
      .replaceAll(`${sandbox}/media/`, `${media}/media/`)
      .replaceAll(
        /(\/(?:article|cate)\/)([a-z\d][a-z\d-]*)/g,
        (_, list: string, slug: string) => list + renamedSlug(slug),
      )
  )
}

function listOf(rows: readonly unknown[], how: Transform): unknown[] {
  return withSpoiledRows(rows.map((row, index) => withTextId(walk(row, '', how), index)))
}

const withTextId = (row: unknown, index: number): unknown =>
  isRow(row) && typeof row['id'] === 'number' && index % 2 === 1 ? { ...row, id: String(row['id']) } : row

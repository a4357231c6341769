import { type Brand, withBrand } from '@/lib/platform/i18n/brand-names'

import template from '@/lib/platform/i18n/template-brand.json'

import otherFirm from './firm.json'
import { renamedId, renamedSlug } from './renaming'

const otherBrand: Brand = { names: otherFirm.brand, domain: otherFirm.domains[0] ?? '' }

/** What an answer of the sandbox becomes. */
export interface Transform {
  /** Origin of the sandbox, whose media move. */
  readonly sandbox: string
  /** Origin from which media are served instead. */
  readonly media: string
}

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of the contract by the field that holds them. */
const listFields = new Set(['data', 'articleList', 'child', 'posts', 'relate'])

/** Fields that a CMS may leave empty, and how it writes that. */
const emptied: Readonly<Record<string, unknown>> = {
  description: null,
  author: '',
  image: '',
  sector: null,
  tickers: null,
  updated_at: null,
  company: '',
  quantity: null,
  source: null,
  button: null,
}

/** Ways in which one row is wrong. */
const spoilers: ReadonlyArray<(row: Row) => unknown> = [
  () => null,
  (row) => ({ ...row, id: { $oid: 'a1' } }),
  (row) => ({ ...row, id: [], code: 5, cd: 5, bcode: 5 }),
  () => 'deleted',
  (row) => ({
    ...row,
    published_at: 'yesterday',
    created_at: 0,
    time: '?',
    name: 5,
    content: {},
    title: [],
    snippet: 7,
  }),
  () => [],
]

const everyTenth = 10
const spoiledIndex = 3
const emptiedEvery = 4

/**
 * An answer as another CMS would give it: slugs and ids renamed, every second id a text, timestamps without an offset, media
 * on another host, the names of another firm, optional fields of every fourth row empty, and one row in ten spoiled. A list too short for that gets
 * one spoiled row more.
 */
export function transformed(answer: unknown, how: Transform): unknown {
  return walk(answer, '', how)
}

function walk(value: unknown, field: string, how: Transform): unknown {
  if (typeof value === 'string') return textOf(value, field, how)
  if (Array.isArray(value)) return listFields.has(field) ? listOf(value, how) : value.map((each) => walk(each, '', how))
  if (!isRow(value)) return field === 'id' && typeof value === 'number' ? renamedId(value) : value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fieldOf(key, each, value, how)]))
}

function fieldOf(key: string, value: unknown, row: Row, how: Transform): unknown {
  if (key === 'slug' && typeof value === 'string') return renamedSlug(value)
  if (key === 'link' && (row['type_internal'] === 'article' || row['type_internal'] === 'category')) {
    return renamedSlug(String(value))
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
  const others = rows.map((row, index) => withTextId(walk(emptiedRow(row, index), '', how), index))
  const spoiled = others.map((row, index) =>
    index % everyTenth === spoiledIndex && isRow(row) ? spoil(row, index) : row,
  )
  const [first] = others
  return rows.length > spoiledIndex || !isRow(first) ? spoiled : [...spoiled, spoil(first, rows.length)]
}

function emptiedRow(row: unknown, index: number): unknown {
  if (!isRow(row) || index % emptiedEvery !== emptiedEvery - 1) return row
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, Object.hasOwn(emptied, key) ? emptied[key] : value]),
  )
}

const withTextId = (row: unknown, index: number): unknown =>
  isRow(row) && typeof row['id'] === 'number' && index % 2 === 1 ? { ...row, id: String(row['id']) } : row

const spoil = (row: Row, index: number): unknown =>
  spoilers[Math.floor(index / everyTenth + (index % everyTenth)) % spoilers.length]?.(row)

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { z } from '@/lib/platform/zod/zod'

import { accountEndpoints } from './account/endpoints'
import { bankListEndpoints } from './bank-list/endpoints'
import type { Endpoint } from './endpoint'
import { endpointTables } from './gateway/allow-list'
import { mainEndpoints } from './main/endpoints'
import { marketEndpoints } from './market/endpoints'
import { newsEndpoints } from './news/endpoints'
import { withLeftOut } from './rows-of'
import { tradingEndpoints } from './trading/endpoints'
import { videoEndpoints } from './video/endpoints'

/** Rows that fit. */
const post = { id: 1, slug: 'a', title: 'A', published_at: '2026-11-20T09:00:00+07:00', tickers: ['AAA'] }
const category = { id: 1, slug: 'a', name: 'A', sequence: 1, child: [], posts: [post] }
const vacancy = { id: 1, title: 'A', created_at: '2026-11-20 09:00:00', branch: { id: 1, name: 'A' } }
const article = { id: 1, title: 'A', published_at: '2026-11-20', locale: 'vi', locales: ['vi'], tickers: ['AAA'] }
const session = { as_of: '2026-11-20T14:45:00+07:00', demonstration: true, phase: 'closed' }
const quote = { price: 2, reference: 2, ceiling: 3, floor: 1 }
const bank = { bcode: 'A', name: 'A', short_name: 'A', bin: '970436' }

/** Every list of the contract: the call, where the list is in its answer, and a row that fits. */
const lists: ReadonlyArray<readonly [string, Endpoint, (rows: readonly unknown[]) => unknown, object]> = [
  ['menu', mainEndpoints.menu, (data) => ({ data }), { id: 1, name: 'A', sequence: 1, type: 'internal', child: [] }],
  ['branches', mainEndpoints.branches, (data) => ({ data }), { id: 1, name: 'A', address: 'B', location: '{}' }],
  ['site branches', mainEndpoints.siteBranches, (data) => ({ data }), { id: 1, name: 'A', address: 'B', tel: '1' }],
  ['countries', mainEndpoints.countries, (data) => ({ data }), { id: 1, code: 'KR', name: 'A', link: '' }],
  [
    'static content',
    mainEndpoints.staticContent,
    (data) => ({ data }),
    { code: 'a', name: 'A', active: 1, type: 'text', locale: 'vi', prefix: 'Web', content: 'A' },
  ],
  ['subcategories', mainEndpoints.category, (child) => ({ data: { ...category, child } }), category],
  ['children of a parent', mainEndpoints.parentCategoryBySlug, (child) => ({ data: { ...category, child } }), category],
  [
    'posts of a parent',
    mainEndpoints.parentCategoryBySlug,
    (posts) => ({ data: { ...category, child: [], posts } }),
    post,
  ],
  ['posts in a category', mainEndpoints.categoryBySlug, (posts) => ({ data: { ...category, posts } }), post],
  ['posts of a category', mainEndpoints.categoryPosts, page, post],
  ['every post of a category', mainEndpoints.categoryPostList, (data) => ({ data }), post],
  ['reports', mainEndpoints.reports, page, { ...post, report_type: 'daily', file: { url: 'https://a.example/b.pdf' } }],
  ['related posts', mainEndpoints.postBySlug, (relate) => ({ data: { ...post, relate } }), post],
  ['milestones', mainEndpoints.histories, page, { id: 1, time: '2020-01-01', title: 'A', active: 1 }],
  ['questions', mainEndpoints.faqs, page, { id: 1, title: 'A', content: 'B', group: { id: 1, name: 'A' } }],
  ['vacancies', mainEndpoints.recruitments, page, vacancy],
  ['vacancies of a branch', mainEndpoints.recruitmentsByBranch, page, vacancy],
  ['market news', newsEndpoints.articles, (articleList) => ({ data: { articleList, totalPage: 1 } }), article],
  ['related news', newsEndpoints.related, (data) => ({ data }), article],
  ['videos', videoEndpoints.videos, page, { id: 'a', snippet: { title: 'A', resourceId: { videoId: 'b' } } }],
  ['cities', accountEndpoints.cities, (data) => ({ data }), { code: '01', name: 'A' }],
  ['banks', accountEndpoints.banks, (data) => ({ data }), bank],
  ['regions of a bank', accountEndpoints.bankRegions, (data) => ({ data }), { bregional: '01', name: 'A' }],
  ['branches of a bank', accountEndpoints.bankBranches, (data) => ({ data }), { brcode: '01', name: 'A' }],
  ['banks of the trading service', tradingEndpoints.banks, (data) => ({ data }), bank],
  ['payment banks', bankListEndpoints.paymentBanks, (data) => ({ data }), bank],
  ['jobs', tradingEndpoints.jobs, (data) => ({ data }), { cd: '01', nm: 'A' }],
  [
    'indices',
    marketEndpoints.session,
    (indices) => ({ data: { ...session, indices } }),
    { id: 1, code: 'SN100', value: 1748.32, change: 12.33 },
  ],
  [
    'quotes',
    marketEndpoints.quotes,
    (quotes) => ({ data: { ...session, quotes } }),
    { id: 1, ticker: 'AAA', ...quote },
  ],
  [
    'account numbers',
    tradingEndpoints.niceAccounts,
    (accounts) => ({ data: { accounts, current_page: 1, last_page: 1 } }),
    { acc_no: '123456', group: 'a', fee: 0 },
  ],
]

function page(data: readonly unknown[]) {
  return { data, current_page: 1, last_page: 3, total: 12 }
}

/** A row of its own: ids differ, so that none counts as a repetition. */
const numbered = (fitting: object, id: number) => ('id' in fitting ? { ...fitting, id } : { ...fitting })

function parsed(endpoint: Endpoint, answer: unknown) {
  if (endpoint.response === 'pdf') throw new Error('Not JSON')
  return withLeftOut(() => endpoint.response !== 'pdf' && endpoint.response.parse(answer))
}

/** A row as the answer has it that holds nothing else. */
const rowAlone = (endpoint: Endpoint, answer: unknown) => JSON.stringify(firstRow(parsed(endpoint, answer).value))

describe.each(lists)('%s', (_, endpoint, answerOf, fitting) => {
  const rows = [11, 12, 13].map((id) => numbered(fitting, id))

  it('fits', () => {
    expect(parsed(endpoint, answerOf(rows)).leftOut).toEqual({})
  })

  it.each([
    ['any field of a row is any JSON value', spoiledField],
    ['a row is any JSON value', () => fc.jsonValue()],
  ] as const)('keeps the other rows when %s', (__, spoiledOf) => {
    const others = [rows[0], rows[2]]
    const expected = others.map((each) => rowAlone(endpoint, answerOf([each])))
    fc.assert(
      fc.property(spoiledOf(rows[1] ?? {}), (spoiled) => {
        const { value } = parsed(endpoint, answerOf([others[0], spoiled, others[1]]))
        const text = JSON.stringify(value)
        for (const row of expected) expect(text).toContain(row)
      }),
      { numRuns: 60 },
    )
  })
})

/** Paths of the lists of objects in an answer, by its JSON Schema. Lists inside rows have the schema of the list that they are in. */
function listPaths(json: unknown, schema: unknown = json, path = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, items, properties, anyOf, $ref } = schema as Record<string, unknown>
  if (typeof $ref === 'string') return listPaths(json, referred(json, $ref), path)
  if (Array.isArray(anyOf)) return anyOf.flatMap((each) => listPaths(json, each, path))
  if (type === 'array') {
    return typeof items === 'object' && items && ('properties' in items || '$ref' in items) ? [path] : []
  }
  return Object.entries(properties ?? {}).flatMap(([name, value]) => listPaths(json, value, `${path}.${name}`))
}

/** What a reference such as `#/$defs/category` names. */
const referred = (json: unknown, reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], json)

const marker = { marker: true }

/** Where an answer has its list. */
function markedPath(answer: unknown, path = ''): string | undefined {
  if (Array.isArray(answer)) return answer.includes(marker) ? path : undefined
  if (typeof answer !== 'object' || answer === null) return undefined
  return Object.entries(answer)
    .map(([name, value]) => markedPath(value, `${path}.${name}`))
    .find((found) => found !== undefined)
}

it('covers every list of every call', () => {
  const covered = lists.map(([, { response }, answerOf]) => ({ response, path: markedPath(answerOf([marker])) }))
  const calls = Object.values(endpointTables).flatMap((table) => Object.entries(table))
  const withRows = calls.flatMap(([name, { response }]) =>
    response === 'pdf'
      ? []
      : listPaths(z.toJSONSchema(response, { io: 'input', unrepresentable: 'any' })).map((path) => ({
          name,
          response,
          path,
        })),
  )
  expect(withRows.length).toBeGreaterThan(28)
  const isCovered = (list: (typeof withRows)[number]) =>
    covered.some(({ response, path }) => response === list.response && path === list.path)
  expect(withRows.filter((list) => !isCovered(list)).map(({ name, path }) => name + path)).toEqual([])
})

const menuEntry = (child: readonly unknown[]) => ({ id: 1, name: 'A', sequence: 1, type: 'internal', child })

it.each([
  ['menu entries', mainEndpoints.menu, (rows: readonly unknown[]) => ({ data: [menuEntry(rows)] }), menuEntry([])],
  [
    'subcategories',
    mainEndpoints.category,
    (rows: readonly unknown[]) => ({ data: { ...category, child: [{ ...category, child: rows }] } }),
    { ...category, child: [] },
  ],
] as const)('keeps the other rows of %s inside a row', (_, endpoint, answerOf, fitting) => {
  const others = [11, 13].map((id) => ({ ...fitting, id }))
  const expected = JSON.stringify(parsed(endpoint, answerOf(others)).value)
  fc.assert(
    fc.property(fc.oneof(spoiledField({ ...fitting, id: 12 }), fc.jsonValue()), (spoiled) => {
      const { value } = parsed(endpoint, answerOf([others[0], spoiled, others[1]]))
      const isOther = (row: unknown) => others.some(({ id }) => (row as { id?: unknown }).id === id)
      const kept: unknown = JSON.parse(JSON.stringify(value), (key, each: unknown) =>
        key === 'child' && Array.isArray(each) && each.some(isOther) ? each.filter(isOther) : each,
      )
      expect(JSON.stringify(kept)).toBe(expected)
    }),
    { numRuns: 60 },
  )
})

/** A row with one of its fields replaced, but not by the id of another row, which would be another thing. */
function spoiledField(fitting: object) {
  return fc
    .tuple(fc.constantFrom(...Object.keys(fitting)), fc.jsonValue())
    .filter(([key, value]) => key !== 'id' || !['11', '13', '"11"', '"13"'].includes(JSON.stringify(value)))
    .map(([key, value]) => ({ ...fitting, [key]: value }))
}

/** The first row of the only list of an answer that has one row. */
function firstRow(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer[0]
  if (typeof answer !== 'object' || answer === null) return undefined
  for (const key of ['data', 'articleList', 'relate', 'child', 'posts', 'accounts', 'indices', 'quotes']) {
    const inner: unknown = Object.entries(answer).find(([name]) => name === key)?.[1]
    if (Array.isArray(inner) && inner.length > 0) return inner[0]
    const deeper = inner !== undefined && !Array.isArray(inner) ? firstRow(inner) : undefined
    if (deeper !== undefined) return deeper
  }
  return undefined
}

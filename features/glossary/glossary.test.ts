import { describe, expect, it } from 'vitest'

import { glossaryJsonLd } from './glossary-json-ld'
import { toGlossaryGroups } from './glossary-groups'
import { matchesQuery } from './glossary-search'

const entriesOf = (locale: 'vi' | 'en' | 'ko') =>
  toGlossaryGroups(locale, (topic) => topic).flatMap(({ entries }) => entries)

const found = (locale: 'vi' | 'en' | 'ko', query: string) =>
  entriesOf(locale)
    .filter((entry) => matchesQuery(entry, query))
    .map(({ id }) => id)

describe('glossary search', () => {
  it.each([
    ['vi', 'gia tran gia san', ['reference-price']],
    ['vi', 'GIẢI CHẤP', ['margin-call', 'forced-sale']],
    ['vi', 'ex-date', ['ex-date']],
    ['en', 'giá trần', ['ceiling-price']],
    ['ko', '마진콜', ['maintenance-ratio', 'margin-call']],
    ['vi', 'xyz', []],
  ] as const)('in %s finds %s', (locale, query, ids) => {
    expect(found(locale, query)).toEqual(ids)
  })

  it('returns all entries for an empty query', () => {
    expect(found('en', '  ')).toHaveLength(entriesOf('en').length)
  })
})

it('gives the word on Vietnamese screens unless it is the same', () => {
  const byId = new Map(entriesOf('ko').map((entry) => [entry.id, entry]))
  expect(byId.get('ceiling-price')?.elsewhere).toEqual({ lang: 'vi', name: 'Giá trần' })
  expect(byId.get('hose')?.elsewhere).toBeUndefined()
})

it("describes each term to search engines, in the page's language", () => {
  const groups = toGlossaryGroups('en', (topic) => topic)
  const data = glossaryJsonLd(groups, {
    url: 'http://localhost:3000/en/learn/glossary',
    locale: 'en',
    name: 'Glossary',
    description: 'Words',
  })
  expect(data).toMatchObject({ '@type': 'DefinedTermSet', inLanguage: 'en' })
  expect(data['hasDefinedTerm']).toHaveLength(entriesOf('en').length)
  expect(data['hasDefinedTerm']).toContainEqual(
    expect.objectContaining({ name: 'P/E', description: expect.stringContaining('profit') }),
  )
})

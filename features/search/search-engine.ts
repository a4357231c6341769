import MiniSearch from 'minisearch'

import type { SearchDocument, SearchKind } from '@/lib/domain/search/search-document'

import { indexTerms, wordsOf } from './search-terms'

export interface SearchHit {
  readonly document: SearchDocument
  /** Folded words of the document that were found, to mark them. */
  readonly terms: readonly string[]
}

export interface SearchGroup {
  readonly kind: SearchKind
  readonly hits: readonly SearchHit[]
}

export interface SearchEngine {
  /** Best kind first. @param perKind the most that one kind shows */
  search(query: string, perKind: number): { readonly total: number; readonly groups: readonly SearchGroup[] }
}

/** What stays true for long counts more than what was news. */
const weights: Readonly<Record<SearchKind, number>> = {
  page: 1.5,
  product: 1.3,
  guide: 1.3,
  term: 1.2,
  faq: 1.15,
  news: 1,
  report: 1,
  marketNews: 0.9,
  job: 1,
}

/** One wrong letter in five or more: Vietnamese syllables are short, and a letter makes another word of one. */
const typingErrors = (term: string) => (term.length >= 5 ? 0.2 : false)

/**
 * Full text over the index: every word has to be there, the last one may be unfinished, accents and case do not matter.
 * Where nothing has them all, one letter of a word may be wrong; then some of the words will do.
 */
export function createSearchEngine(documents: readonly SearchDocument[]): SearchEngine {
  const engine = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: wordsOf,
      boost: { title: 4, keywords: 3 },
      prefix: (_, index, terms) => index === terms.length - 1,
      boostDocument: (id: number) => weights[documents[id]?.kind ?? 'news'],
    },
  })
  engine.addAll(documents.map((document, id) => ({ ...document, id })))
  return {
    search(query, perKind) {
      const ways = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy: typingErrors }, { combineWith: 'OR' }] as const
      let results = engine.search(query, ways[0])
      for (const way of ways.slice(1)) if (results.length === 0) results = engine.search(query, way)
      const hits = results.flatMap(({ id, terms }) => {
        const document = documents[id as number]
        return document === undefined ? [] : [{ document, terms }]
      })
      return { total: hits.length, groups: toGroups(hits, perKind) }
    },
  }
}

/** Hits come best first, so a kind stands where its best hit stands. */
function toGroups(hits: readonly SearchHit[], perKind: number): readonly SearchGroup[] {
  const kinds = [...new Set(hits.map(({ document }) => document.kind))]
  return kinds.map((kind) => ({ kind, hits: hits.filter(({ document }) => document.kind === kind).slice(0, perKind) }))
}

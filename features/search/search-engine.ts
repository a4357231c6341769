import MiniSearch from 'minisearch'

import type { SearchDocument, SearchKind } from '@/lib/domain/search/search-document'

import { type Mark, marksIn } from './marks'
import { indexTerms, wordsOf } from './search-terms'

export interface SearchHit {
  readonly document: SearchDocument
  /** What to highlight in the document. */
  readonly marks: readonly Mark[]
}

export interface SearchGroup {
  readonly kind: SearchKind
  /** Hits of the kind, also those that are not listed. */
  readonly total: number
  readonly hits: readonly SearchHit[]
}

export interface SearchEngine {
  /**
   * Groups in the order of their best hit.
   * @param perKind maximum number of hits per kind
   */
  search(query: string, perKind: number): { readonly total: number; readonly groups: readonly SearchGroup[] }
}

/** Score multipliers: evergreen content ranks above news. */
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

/** Documents with the whole phrase, from which on others are no help. */
const enough = 8

/**
 * Maximum edit distance as a fraction of the length: one wrong letter from five letters. Shorter terms must match
 * exactly, because one letter turns a Vietnamese syllable into another word.
 */
const fuzziness = (term: string) => (term.length >= 5 ? 0.2 : false)

/**
 * Full-text search over the index. Every word has to match, the last one as a prefix; accents and case are ignored. If
 * nothing matches, tolerates a wrong letter per word, then accepts documents with some of the words. Documents with the
 * words beside each other come first.
 */
export function createSearchEngine(documents: readonly SearchDocument[]): SearchEngine {
  const engine = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: wordsOf,
      boost: { title: 4, keywords: 3 },
      // A whole syllable says more than the beginning of another: `phí` before `phiếu` and `phiên`.
      weights: { fuzzy: 0.3, prefix: 0.1 },
      prefix: (_, index, terms) => index === terms.length - 1,
      boostDocument: (id: number) => weights[documents[id]?.kind ?? 'news'],
    },
  })
  engine.addAll(documents.map((document, id) => ({ ...document, id })))
  return {
    search(query, perKind) {
      const strategies = [
        { combineWith: 'AND' },
        { combineWith: 'AND', fuzzy: fuzziness },
        { combineWith: 'OR' },
      ] as const
      let results = engine.search(query, strategies[0])
      for (const strategy of strategies.slice(1)) if (results.length === 0) results = engine.search(query, strategy)
      const words = wordsOf(query)
      const last = words.at(-1) ?? ''
      const asked = { words, isFinished: results.some(({ terms }) => terms.includes(last)) }
      const hits = results
        .flatMap(({ id, terms }) => {
          const document = documents[id as number]
          return document === undefined ? [] : [{ document, ...marksIn(document, terms, asked) }]
        })
        .toSorted((a, b) => Number(b.isPhrase) - Number(a.isPhrase))
      // If documents have the whole phrase, single words of it elsewhere are chance matches: not marked, and left out where
      // there is enough without them.
      const phrases = hits.filter(({ isPhrase }) => isPhrase)
      const unmarked = hits.map((hit) => (hit.isPhrase ? hit : { ...hit, marks: [] }))
      const shown = phrases.length >= enough ? phrases : phrases.length > 0 ? unmarked : hits
      return { total: shown.length, groups: toGroups(shown, perKind) }
    },
  }
}

/** Hits are sorted by score, so kinds are in the order of their best hit. */
function toGroups(hits: readonly SearchHit[], perKind: number): readonly SearchGroup[] {
  const kinds = [...new Set(hits.map(({ document }) => document.kind))]
  return kinds.map((kind) => {
    const ofKind = hits.filter(({ document }) => document.kind === kind)
    return { kind, total: ofKind.length, hits: ofKind.slice(0, perKind) }
  })
}

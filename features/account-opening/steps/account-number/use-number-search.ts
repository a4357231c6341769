import { useRef, useState } from 'react'

import type { AccountNumberOffer, OpeningApi } from '../../api/opening-api'
import type { OpeningFailure } from '../../api/opening-failure'
import { toWish } from './number-wish'

export type NumberSearch =
  | { readonly status: 'none' | 'searching' }
  | { readonly status: 'failed'; readonly failure: OpeningFailure }
  | { readonly status: 'found'; readonly pattern: string; readonly offers: readonly AccountNumberOffer[] }

/** Looks for free numbers; only the latest question counts, however the answers arrive. */
export function useNumberSearch(api: Pick<OpeningApi, 'accountNumbers'>) {
  const [result, setResult] = useState<NumberSearch>({ status: 'none' })
  const latest = useRef(0)

  /** The first of the patterns for which a number is free. */
  async function search(patterns: readonly string[]): Promise<void> {
    latest.current += 1
    const question = latest.current
    setResult({ status: 'searching' })
    const found = await firstFound(api, patterns)
    if (question === latest.current) setResult(found)
  }

  /** A number that somebody else was faster to take. */
  function drop(number: string): void {
    setResult((before) =>
      before.status === 'found'
        ? { ...before, offers: before.offers.filter((offer) => offer.number !== number) }
        : before,
    )
  }

  function clear(): void {
    latest.current += 1
    setResult({ status: 'none' })
  }

  return { result, search, drop, clear }
}

async function firstFound(
  api: Pick<OpeningApi, 'accountNumbers'>,
  patterns: readonly string[],
): Promise<Extract<NumberSearch, { status: 'found' | 'failed' }>> {
  let found: NumberSearch & { status: 'found' } = { status: 'found', pattern: patterns[0] ?? '', offers: [] }
  for (const pattern of patterns) {
    // One after the other: a later pattern is asked for only when the one before has nothing.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await api.accountNumbers(toWish(pattern))
    if (!answer.ok) return { status: 'failed', failure: answer.error }
    found = { status: 'found', pattern, offers: answer.value.offers }
    if (found.offers.length > 0) break
  }
  return found
}

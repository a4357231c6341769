import { useRef, useState } from 'react'

import type { AccountNumberOffer, AccountNumberPage, ApplicationApi } from '../../api/application-api'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { toWish } from './number-wish'

export type NumberSearch =
  | { readonly status: 'none' | 'searching' }
  | { readonly status: 'failed'; readonly failure: ApiFailure }
  | FoundNumbers

interface FoundNumbers {
  readonly status: 'found'
  readonly pattern: string
  readonly offers: readonly AccountNumberOffer[]
  /** The page that was fetched last, from 1, and the one that there is. */
  readonly page: number
  readonly lastPage: number
  /** How the next page stands: not asked for, on its way, or not to be had. */
  readonly next: 'idle' | 'loading' | ApiFailure
}

/** Looks for free numbers; only the latest question counts, however the answers arrive. */
export function useNumberSearch(api: Pick<ApplicationApi, 'accountNumbers'>) {
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

  /** The page after the last one, below what is there already. */
  async function more(): Promise<void> {
    if (result.status !== 'found' || result.next === 'loading') return
    const question = latest.current
    const { pattern, page } = result
    setResult({ ...result, next: 'loading' })
    const answer = await api.accountNumbers(toWish(pattern, page + 1))
    if (question !== latest.current) return
    setResult((before) => {
      if (before.status !== 'found') return before
      return answer.ok ? withPage(before, answer.value) : { ...before, next: answer.error }
    })
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

  return { result, search, more, drop, clear }
}

/** Numbers that were taken meanwhile move the pages: what is there already is not shown twice. */
function withPage(found: FoundNumbers, { offers, page, lastPage }: AccountNumberPage): FoundNumbers {
  const known = new Set(found.offers.map(({ number }) => number))
  const added = offers.filter(({ number }) => !known.has(number))
  return { ...found, offers: [...found.offers, ...added], page, lastPage, next: 'idle' }
}

async function firstFound(
  api: Pick<ApplicationApi, 'accountNumbers'>,
  patterns: readonly string[],
): Promise<Extract<NumberSearch, { status: 'found' | 'failed' }>> {
  const none = { offers: [], page: 1, lastPage: 1, next: 'idle' } as const
  let found: FoundNumbers = { status: 'found', pattern: patterns[0] ?? '', ...none }
  for (const pattern of patterns) {
    // One after the other: a later pattern is asked for only when the one before has nothing.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await api.accountNumbers(toWish(pattern))
    if (!answer.ok) return { status: 'failed', failure: answer.error }
    found = { status: 'found', pattern, ...answer.value, next: 'idle' }
    if (found.offers.length > 0) break
  }
  return found
}

export interface FeeRange {
  readonly from: number
  readonly to: number
}

/** What the numbers cost that were found, from the least to the most; null: none was found. */
export function feesOf(result: NumberSearch): FeeRange | null {
  if (result.status !== 'found' || result.offers.length === 0) return null
  const fees = result.offers.map(({ fee }) => fee)
  return { from: Math.min(...fees), to: Math.max(...fees) }
}

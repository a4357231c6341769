import { LRUCache } from 'lru-cache'

import { type Answer, isFresh } from './answer.ts'

/** Bytes for answers of one kind. */
interface Bounds {
  /** What exists. */
  readonly found: number
  /** What does not exist or has moved, and pictures: strangers can ask for any number of them. */
  readonly other: number
}

/**
 * Answers by document, bounded in bytes. What strangers can invent has a bound of its own, so that it never evicts a page
 * that exists.
 */
export class KeptAnswers {
  readonly #found: LRUCache<string, Answer>
  readonly #other: LRUCache<string, Answer>

  constructor({ found, other }: Bounds) {
    const sizeCalculation = ({ bytes }: Answer) => bytes
    this.#found = new LRUCache({ maxSize: found, sizeCalculation })
    this.#other = new LRUCache({ maxSize: other, sizeCalculation })
  }

  get bytes(): number {
    return this.#found.calculatedSize + this.#other.calculatedSize
  }

  /** The answer, unless it is out of date. @param now milliseconds since 1970 */
  get(key: string, now: number): Answer | undefined {
    const cache = this.#found.has(key) ? this.#found : this.#other
    const answer = cache.get(key)
    if (answer === undefined || isFresh(answer.freshness, now)) return answer
    cache.delete(key)
    return undefined
  }

  set(key: string, answer: Answer): void {
    const type = answer.headers.find(([name]) => name === 'content-type')?.[1] ?? ''
    const isPicture = type.startsWith('image/')
    this.delete(key)
    ;(answer.status === 200 && !isPicture ? this.#found : this.#other).set(key, answer)
  }

  delete(key: string): void {
    this.#found.delete(key)
    this.#other.delete(key)
  }
}

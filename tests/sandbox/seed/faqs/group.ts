import type { Translated } from '../types'

type Pair = readonly [question: string, answer: string]

/** Questions of one group; a question without English or Korean is not published in that language. */
export interface FaqGroup {
  name: Translated
  items: readonly { vi: Pair; en?: Pair; ko?: Pair }[]
}

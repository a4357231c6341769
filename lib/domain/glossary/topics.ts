/** What the glossary explains, by topic, in the order in which it is read. Topics are the modules of the learning path. */
export const termsByTopic = {
  start: ['custody', 'virtual-account', 'buying-power', 'smart-otp', 'trading-code'],
  market: [
    'hose',
    'hnx',
    'upcom',
    'vn-index',
    'reference-price',
    'ceiling-price',
    'floor-price',
    'price-band',
    'liquidity',
    'dividend',
    'ex-date',
    'foreign-room',
  ],
  orders: [
    'order-book',
    'matching',
    'lo',
    'ato',
    'atc',
    'market-order',
    'tick-size',
    'round-lot',
    'commission',
    'settlement',
    'advance',
  ],
  risk: [
    'margin-trading',
    'margin-ratio',
    'maintenance-ratio',
    'margin-call',
    'forced-sale',
    'leverage',
    'stop-loss',
    'futures',
  ],
  reports: ['target-price', 'eps', 'pe', 'pb', 'roe', 'market-cap'],
} as const

export type Topic = keyof typeof termsByTopic

export const topics = Object.keys(termsByTopic) as readonly Topic[]

/** Also the address of a term in the glossary, the same in every language: `/learn/glossary#margin-call`. */
export type TermId = (typeof termsByTopic)[Topic][number]

/** A term in one language. */
export interface Term {
  /** As it stands at the head of its entry. */
  readonly name: string
  /** Other forms by which texts call it. One with two capitals or more is found in that spelling only. */
  readonly forms?: readonly string[]
  /** The name is an ordinary word too (a company has an order book as well): texts are searched for the other forms alone. */
  readonly ambiguous?: true
  /** One to three sentences. */
  readonly text: string
  /** Where a figure of the text comes from. */
  readonly source?: string
}

export type Terms = Readonly<Record<TermId, Term>>

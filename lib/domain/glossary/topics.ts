/** The glossary's terms by topic, in reading order. Topics are the modules of the learning path. */
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

/** Also the fragment of a term's address, the same in every language: `/learn/glossary#margin-call`. */
export type TermId = (typeof termsByTopic)[Topic][number]

/** A term in one language. */
export interface Term {
  /** The heading of its entry. */
  readonly name: string
  /** Other forms found in texts. A form with two or more capitals matches only in that spelling. */
  readonly forms?: readonly string[]
  /** The name is also an ordinary word (a company has an order book as well): only the other forms are searched for. */
  readonly ambiguous?: boolean
  /** One to three sentences. */
  readonly text: string
  /** Source of a figure in the text. */
  readonly source?: string
}

export type Terms = Readonly<Record<TermId, Term>>

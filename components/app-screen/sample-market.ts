import { seededRandom } from '@/lib/platform/random/seeded-random'

/** Where a price lies in the band of its day, which decides its colour on every Vietnamese board. */
export type PriceState = 'ceiling' | 'up' | 'reference' | 'down' | 'floor'

export interface SampleStock {
  /** Invented: no such share is listed. */
  readonly ticker: string
  /** Thousands of VND, as boards show them. */
  readonly reference: number
  readonly price: number
  /** Shares. */
  readonly volume: number
}

/** Daily band of the Ho Chi Minh City exchange, as a fraction of the reference price. */
const band = 0.07

/** An invented market for the drawn application; screens that show it say so. */
export const sampleStocks: readonly SampleStock[] = [
  { ticker: 'SNN', reference: 24.3, price: 24.5, volume: 4_812_300 },
  { ticker: 'CHM', reference: 61.9, price: 61.2, volume: 1_240_600 },
  { ticker: 'DGG', reference: 15, price: 15, volume: 2_077_900 },
  { ticker: 'QNK', reference: 32.1, price: 34.3, volume: 6_395_000 },
  { ticker: 'LUA', reference: 48.2, price: 48.95, volume: 903_400 },
  { ticker: 'RGX', reference: 9.86, price: 9.17, volume: 3_318_200 },
  { ticker: 'NVS', reference: 27.4, price: 27.05, volume: 1_582_800 },
]

/** The invented market as a wide board shows it, on which there is room for more: those that articles name, as their latest session closed. */
export const boardStocks: readonly SampleStock[] = [
  ...sampleStocks,
  { ticker: 'XNG', reference: 27.9, price: 27.75, volume: 2_914_000 },
  { ticker: 'JGB', reference: 22.75, price: 23.4, volume: 5_120_700 },
  { ticker: 'ZTV', reference: 99.8, price: 98.2, volume: 1_866_200 },
  { ticker: 'FQN', reference: 62.4, price: 61.8, volume: 744_900 },
  { ticker: 'YDS', reference: 82.5, price: 83.4, volume: 388_500 },
]

interface Level {
  readonly price: number
  readonly shares: number
}

export interface OrderBook {
  readonly ticker: string
  readonly reference: number
  readonly asks: readonly Level[]
  readonly bids: readonly Level[]
}

/** The share that the screens trade. */
export const tradedStock = { ticker: 'CHM', reference: 61.9, price: 61.2, quantity: 1000 } as const

/** What they sell it for, in VND. */
export const tradedValue = saleValue(tradedStock.quantity)

/** The value of so many of these shares, in VND. */
export function saleValue(shares: number): number {
  return Math.round(tradedStock.price * 1000) * shares
}

/** A code of Smart OTP, with the seconds left of the thirty that it is valid for. */
export const sampleCode = { digits: ['4', '0', '7', '1', '9', '2'], secondsLeft: 21 } as const
/** The three best levels of each side of its order book, as the exchange publishes them. */
export const bestAsks = [
  { price: 61.5, shares: 18_400 },
  { price: 61.4, shares: 9_700 },
  { price: 61.3, shares: 6_200 },
] as const
export const bestBids = [
  { price: 61.2, shares: 12_900 },
  { price: 61.1, shares: 21_500 },
  { price: 61, shares: 30_100 },
] as const

/** The most shares of these levels. */
export const mostShares = 30_100

/** The order book of the share whose chart several screens show beside it. */
export const chartedBook = {
  ticker: 'NVS',
  reference: 27.4,
  asks: [
    { price: 27.2, shares: 14_200 },
    { price: 27.15, shares: 22_800 },
    { price: 27.1, shares: 5_300 },
  ],
  bids: [
    { price: 27.05, shares: 8_600 },
    { price: 27, shares: 26_400 },
    { price: 26.95, shares: 11_900 },
  ],
} as const satisfies OrderBook

/** The book of the share that the screens trade. */
export const tradedBook: OrderBook = { ...tradedStock, asks: bestAsks, bids: bestBids }

/** Price step of the Ho Chi Minh City exchange: 10, 50 or 100 dong, in thousands. */
export const stepOf = (price: number) => (price < 10 ? 0.01 : price < 50 ? 0.05 : 0.1)

/** Highest and lowest price of the day, thousands of VND, on the steps of the exchange. */
export function priceBand(reference: number): { readonly ceiling: number; readonly floor: number } {
  const [highest, lowest] = [reference * (1 + band), reference * (1 - band)]
  const onStep = (price: number, round: (steps: number) => number, inward: number) =>
    Number((round(price / stepOf(price) + inward) * stepOf(price)).toFixed(2))
  return { ceiling: onStep(highest, Math.floor, 1e-9), floor: onStep(lowest, Math.ceil, -1e-9) }
}

/** State of a price against the reference of its day. */
export function priceState({ price, reference }: Pick<SampleStock, 'price' | 'reference'>): PriceState {
  const { ceiling, floor } = priceBand(reference)
  if (price >= ceiling) return 'ceiling'
  if (price <= floor) return 'floor'
  if (price === reference) return 'reference'
  return price > reference ? 'up' : 'down'
}

/** Text colour of each state. */
export const priceColor: Readonly<Record<PriceState, string>> = {
  ceiling: 'text-ceiling',
  up: 'text-up',
  reference: 'text-reference',
  down: 'text-down',
  floor: 'text-floor',
}

/** A random walk of `count` prices, pinned to its first and its last one; equal for equal seeds. */
export function sampleWalk(seed: string, from: number, to: number, count = 14): readonly number[] {
  const random = seededRandom(`walk:${seed}`)
  const step = (1.6 * Math.max(Math.abs(to - from), from * 0.004)) / Math.sqrt(count)
  const path = [0]
  while (path.length < count) path.push((path.at(-1) ?? 0) + (random() - 0.5) * step)
  const end = path.at(-1) ?? 0
  return path.map((value, index) => {
    const share = index / (count - 1)
    return Number((from + (to - from) * share + value - end * share).toFixed(3))
  })
}

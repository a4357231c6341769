import { Sparkline } from '@/components/chart/sparkline'

import { priceBand, priceState, type SampleStock, sampleWalk } from './sample-market'

const tones = { ceiling: 'ceiling', up: 'up', reference: 'flat', down: 'down', floor: 'floor' } as const

/** The day of an invented share as a line, in the colour of its state. */
export function StockDay({ stock, className }: { stock: SampleStock; className: string }) {
  const { ceiling, floor } = priceBand(stock.reference)
  return (
    <Sparkline
      values={sampleWalk(stock.ticker, stock.reference, stock.price).map((price) =>
        Math.min(ceiling, Math.max(floor, price)),
      )}
      tone={tones[priceState(stock)]}
      className={className}
    />
  )
}

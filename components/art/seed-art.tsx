import { clsx } from 'clsx'

import { CandleArt } from './candle-art'
import { DrumRings } from './drum-rings'
import { OrderBookArt } from './order-book-art'
import { seededRandom } from '@/lib/random/seeded-random'
import { Terraces } from './terraces'

/** The picture of what has none: terraces, rings, candles or an order book, always the same for the same slug. */
export function SeedArt({ seed, className }: { seed: string; className?: string }) {
  const kind = Math.floor(seededRandom(`kind:${seed}`)() * 4)
  return (
    <div aria-hidden="true" className={clsx('relative overflow-hidden bg-primary-soft', className)}>
      {kind === 0 ? <Terraces seed={seed} className="absolute inset-0 size-full text-chart-1" /> : null}
      {kind === 1 ? (
        <DrumRings seed={seed} rings={8} className="absolute -top-[40%] -right-[18%] h-[180%] text-bronze-graphic" />
      ) : null}
      {kind === 2 ? <CandleArt seed={seed} className="absolute inset-0 size-full" /> : null}
      {kind === 3 ? <OrderBookArt seed={seed} className="absolute inset-0 size-full" /> : null}
    </div>
  )
}

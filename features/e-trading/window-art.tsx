import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Drawing } from '@/components/art/drawing'
import candlesHts1 from '@/components/art/drawings/candles-hts-1.svg'
import candlesHts2 from '@/components/art/drawings/candles-hts-2.svg'
import candlesWebTrading from '@/components/art/drawings/candles-web-trading.svg'
import orderBookHtsBook from '@/components/art/drawings/order-book-hts-book.svg'
import orderBookWebTrading from '@/components/art/drawings/order-book-web-trading.svg'
import { seededRandom } from '@/lib/platform/random/seeded-random'

/** Drawing of the browser platform: chart, order book and watch list in one window. Dark in both themes, like it. */
export function BrowserArt({ label }: { label: string }) {
  return (
    <Picture label={label}>
      <Window bar={<span className="h-4 w-40 rounded-full bg-surface-2" />}>
        <div className="grid grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] divide-x divide-hairline">
          <Drawing file={candlesWebTrading} className="h-36 w-full sm:h-56" />
          <Drawing file={orderBookWebTrading} className="h-36 w-full sm:h-56" />
        </div>
        <Rows seed="web-trading" count={4} />
      </Window>
    </Picture>
  )
}

/** Drawing of the workstation: several overlapping windows. */
export function WorkstationArt({ label }: { label: string }) {
  return (
    <Picture label={label} className="relative pr-6 pb-14 sm:pr-14 sm:pb-20">
      <Window>
        <div className="grid grid-cols-2 divide-x divide-hairline">
          <Drawing file={candlesHts1} className="h-32 w-full sm:h-44" />
          <Drawing file={candlesHts2} className="h-32 w-full sm:h-44" />
        </div>
        <div className="grid grid-cols-2 divide-x divide-hairline border-t border-hairline">
          <Rows seed="hts-left" count={5} />
          <Rows seed="hts-right" count={5} />
        </div>
      </Window>
      <div className="absolute right-0 bottom-0 w-[52%]">
        <Window>
          <Drawing file={orderBookHtsBook} className="h-28 w-full sm:h-44" />
        </Window>
      </div>
    </Picture>
  )
}

/** Gives a drawing its text alternative and hides its parts from screen readers. */
function Picture({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption className="sr-only">{label}</figcaption>
      <div aria-hidden="true" data-scheme="dark" className={className}>
        {children}
      </div>
    </figure>
  )
}

interface WindowProps {
  /** Content beside the buttons of the title bar. */
  bar?: ReactNode
  children: ReactNode
}

function Window({ bar, children }: WindowProps) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline-strong bg-canvas shadow-panel">
      <div className="flex h-9 items-center gap-1.5 border-b border-hairline bg-surface px-4">
        {['danger', 'warning', 'success'].map((tone) => (
          <span key={tone} className="size-2 rounded-full bg-hairline-strong" />
        ))}
        <span className="ml-4">{bar}</span>
      </div>
      {children}
    </div>
  )
}

/** Rows of a watch list: ticker, price and change as bars. */
function Rows({ seed, count }: { seed: string; count: number }) {
  const random = seededRandom(`rows:${seed}`)
  return (
    <div className="divide-y divide-hairline border-t border-hairline first:border-t-0">
      {Array.from({ length: count }, (_, index) => {
        const rises = random() > 0.45
        return (
          <div key={index} className="flex h-8 items-center gap-4 px-4">
            <span className="h-1.5 w-8 rounded-full bg-ink-3" />
            <span className="h-1.5 flex-1">
              <span
                className="block h-full rounded-full bg-surface-2"
                style={{ width: `${(30 + random() * 60).toFixed(0)}%` }}
              />
            </span>
            <span
              className={clsx('h-1.5 rounded-full', rises ? 'bg-chart-1' : 'bg-chart-2')}
              style={{ width: `${(16 + random() * 22).toFixed(0)}px` }}
            />
          </div>
        )
      })}
    </div>
  )
}

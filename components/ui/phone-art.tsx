import { clsx } from 'clsx'

import { Drawing } from '@/components/art/drawing'
import drumApp from '@/components/art/drawings/drum-app.svg'
import { Sparkline } from '@/components/chart/sparkline'
import { Delta, type Direction } from '@/components/ui/stat-tile'

export interface PhoneRow {
  ticker: string
  name: string
  price: string
  delta: { text: string; direction: Direction }
  values: readonly number[]
}

export interface PhoneArtProps {
  /** Text alternative. */
  label: string
  /** Content of the screen; fictitious, as the page says beside it. */
  screen: { title: string; value: string; delta: { text: string; direction: Direction }; rows: readonly PhoneRow[] }
  values: readonly number[]
  className?: string
}

/** The app on a phone, drawn: a portfolio, its curve and a watch list. Always dark, as the app is. */
export function PhoneArt({ label, screen, values, className }: PhoneArtProps) {
  return (
    <figure
      data-scheme="dark"
      className={clsx(
        'mx-auto w-[280px] rounded-[44px] border border-hairline-strong bg-hero p-2.5 shadow-panel',
        className,
      )}
    >
      <figcaption className="sr-only">{label}</figcaption>
      <div aria-hidden="true" className="relative overflow-hidden rounded-[34px] bg-canvas text-ink">
        <Drawing file={drumApp} className="absolute -top-32 -right-32 size-64 text-bronze-graphic opacity-40" />
        <div className="mx-auto mt-3 h-5 w-20 rounded-full bg-hero" />
        <div className="relative px-5 pt-5 pb-6">
          <p className="text-min text-ink-2">{screen.title}</p>
          <p className="mt-1 num text-[27px] leading-[1.25] font-semibold tracking-[-0.015em]">{screen.value}</p>
          <Delta {...screen.delta} />
          <Sparkline values={values} tone="primary" className="mt-5 h-24" />
          <ul className="mt-6">
            {screen.rows.map((row) => (
              <li
                key={row.ticker}
                className="grid grid-cols-[1fr_52px_auto] items-center gap-3 border-t border-hairline py-2.5"
              >
                <span className="min-w-0">
                  <span className="block text-small font-semibold">{row.ticker}</span>
                  <span className="clip-safe block truncate text-[11px] leading-[1.45] text-ink-3">{row.name}</span>
                </span>
                <Sparkline values={row.values} tone={row.delta.direction} className="h-6" />
                <span className="flex flex-col items-end">
                  <span className="num text-small font-semibold">{row.price}</span>
                  <Delta {...row.delta} />
                </span>
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-auto mb-2 h-1 w-24 rounded-full bg-ink-3" />
      </div>
    </figure>
  )
}

'use client'

import { clsx } from 'clsx'
import { useRef, useState } from 'react'

import { Change, Spark } from '@/components/quotes/figure-parts'

import { useDismissal } from './use-dismissal'
import type { QuoteFigures, TickerFigures } from './ticker-figures'

export interface TickerLink {
  readonly ticker: string
  /** Reports about the share; null if there are none. */
  readonly href: string | null
}

export interface TickerTexts {
  readonly label: string
  readonly ceiling: string
  readonly reference: string
  readonly floor: string
  readonly reports: string
  readonly unit: string
  readonly demonstration: string
}

interface LiveTickersProps {
  figures: TickerFigures
  /** Whether they are later than the text: then the line above them says so. */
  isLater: boolean
  links: readonly TickerLink[]
  texts: TickerTexts
}

const cardId = 'ticker-card'

/** Height of the card with its gap, in CSS pixels. */
const cardHeight = 300

/** A share of which no price is known, with the way to the reports about it. */
function PlainTicker({ ticker, href }: TickerLink) {
  const name = <strong>{ticker}</strong>
  return href === null ? <span>{name}</span> : <a href={href}>{name}</a>
}

/**
 * Shares with sparkline, price and change, of the session that the line above them names. Pointing at one opens its card, and a press
 * keeps the card open.
 */
export function LiveTickers({ figures, isLater, links, texts }: LiveTickersProps) {
  const [open, setOpen] = useState<{ ticker: string; isKept: boolean; isAbove: boolean } | null>(null)
  const row = useRef<HTMLDivElement>(null)
  useDismissal(row, {
    isOpen: open !== null,
    onLeave: () => setOpen((now) => (now?.isKept ? now : null)),
    onDismiss: () => setOpen(null),
  })
  const quoteOf = (ticker: string) => figures.quotes.find((quote) => quote.ticker === ticker)
  const opened = links.find(({ ticker }) => ticker === open?.ticker)
  const quote = opened && quoteOf(opened.ticker)
  const show = (ticker: string, isKept: boolean) => setOpen({ ticker, isKept, isAbove: hasRoomAboveOnly(row.current) })
  const press = (ticker: string) => (open?.ticker === ticker && open.isKept ? setOpen(null) : show(ticker, true))
  const at = isLater ? figures.now : figures.at
  return (
    <div ref={row} className="relative">
      <p className="share-moment">{at}</p>
      <ul aria-label={texts.label}>
        {links.map(({ ticker, href }) => {
          const of = quoteOf(ticker)
          return (
            <li key={ticker}>
              {of === undefined ? (
                <PlainTicker ticker={ticker} href={href} />
              ) : (
                <button
                  type="button"
                  aria-expanded={ticker === open?.ticker}
                  aria-controls={cardId}
                  onClick={() => press(ticker)}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && !open?.isKept && show(ticker, false)}
                >
                  <strong>{ticker}</strong> {of.line !== null && <Spark line={of.line} tone={of.change.tone} />}
                  <span className="num text-body text-ink">{of.price}</span> <Change {...of.change} />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="share-foot">
        {texts.unit}
        {figures.isDemonstration && ` · ${texts.demonstration}`}
      </p>
      <div
        id={cardId}
        className={clsx(
          'absolute left-0 z-20 w-80 max-lg:max-w-full',
          open?.isAbove ? 'bottom-full pb-2' : 'top-full pt-2',
        )}
        hidden={!quote}
      >
        {quote && (
          <Card quote={quote} at={at} href={opened.href} texts={texts} isDemonstration={figures.isDemonstration} />
        )}
      </div>
    </div>
  )
}

/** Whether the card would leave the window below the chips, but not above them. */
function hasRoomAboveOnly(row: HTMLElement | null): boolean {
  const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
  return bottom + cardHeight > window.innerHeight && top > cardHeight
}

interface CardProps {
  quote: QuoteFigures
  at: string
  href: string | null
  texts: TickerTexts
  isDemonstration: boolean
}

function Card({ quote, at, href, texts, isDemonstration }: CardProps) {
  const bounds = [
    ['floor', 'text-floor'],
    ['reference', 'text-reference'],
    ['ceiling', 'text-ceiling'],
  ] as const
  return (
    <div className="animate-[rise-in_200ms_var(--ease-calm)] rounded-card border border-hairline bg-surface p-4 text-small text-ink shadow-panel">
      <p className="flex items-baseline gap-3">
        <strong className="font-semibold">{quote.ticker}</strong>
        <span className="ml-auto num font-semibold">{quote.price}</span>
        <Change {...quote.change} />
      </p>
      {quote.line !== null && <Spark line={quote.line} tone={quote.change.tone} className="mt-3 h-16 w-full" />}
      <dl className="mt-3 grid grid-cols-[repeat(3,auto)] justify-between gap-2 border-t border-hairline pt-3">
        {bounds.map(([name, color]) => (
          <div key={name}>
            <dt className="text-min text-ink-3">{texts[name]}</dt>
            <dd className={clsx('num font-semibold', color)}>{quote[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-min text-ink-3">
        {at}
        {isDemonstration && ` · ${texts.demonstration}`}
      </p>
      {href !== null && (
        <a href={href} className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary hover:underline">
          {texts.reports}
        </a>
      )}
    </div>
  )
}

import { useLocale, useTranslations } from 'next-intl'

import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { type OrderBook, priceColor, priceState, tradedBook } from './sample-market'

interface OrderBookPaneProps {
  readonly book?: OrderBook
}

/** An order book: what is offered above what is bid, each level with the length of its shares. */
export function OrderBookPane({ book = tradedBook }: OrderBookPaneProps) {
  const t = useTranslations('appScreens')
  const locale = useLocale()
  const price = new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 2 })
  const shares = new Intl.NumberFormat(intlLocale[locale])
  const most = Math.max(...[...book.asks, ...book.bids].map(({ shares: offered }) => offered))
  const sides = [
    { name: t('book.asks'), levels: book.asks, color: 'bg-down/15' },
    { name: t('book.bids'), levels: book.bids, color: 'bg-up/15' },
  ]
  return (
    <div className="p-3">
      <p className="flex justify-between text-min">
        <span className="font-semibold">{t('book.title')}</span>
        <span className="text-ink-3">{book.ticker}</span>
      </p>
      {sides.map(({ name, levels, color }) => (
        <div key={name} className="mt-2">
          <p className="text-min leading-[1.45] text-ink-3">{name}</p>
          {levels.map((level) => (
            <p key={level.price} className="relative mt-0.5 flex justify-between gap-3 px-1.5 py-0.5 num text-min">
              <span
                className={`absolute inset-y-0 right-0 rounded-[3px] ${color}`}
                // Beside the price, never under it.
                style={{ width: `calc((100% - 3.5rem) * ${(level.shares / most).toFixed(2)})` }}
              />
              <span className={`relative ${priceColor[priceState({ reference: book.reference, price: level.price })]}`}>
                {price.format(level.price)}
              </span>
              <span className="relative text-ink-2">{shares.format(level.shares)}</span>
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

import { useLocale, useTranslations } from 'next-intl'

import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { boardNumbers } from './board-numbers'
import { PhoneFrame } from './phone-frame'
import { priceColor, priceState, sampleStocks } from './sample-market'
import { StockDay } from './stock-day'

/** The price board: every share with its day, in the five colours of a Vietnamese board. */
export function BoardScreen({ className }: { className?: string }) {
  const t = useTranslations('appScreens')
  const locale = useLocale()
  const { price, share } = boardNumbers(locale)
  const volume = new Intl.NumberFormat(intlLocale[locale])
  return (
    <PhoneFrame label={t('board.label')} title={t('board.title')} className={className}>
      <p className="mb-2 flex justify-between text-[11px] leading-[1.45] text-ink-3">
        <span>{t('board.columns')}</span>
        <span>{t('board.unit')}</span>
      </p>
      {sampleStocks.map((stock) => {
        return (
          <div
            key={stock.ticker}
            className="grid flex-1 grid-cols-[1fr_56px_4.5rem] items-center gap-3 border-t border-hairline"
          >
            <p className="min-w-0">
              <span className="block text-small leading-[1.45] font-semibold">{stock.ticker}</span>
              <span className="block num text-[11px] leading-[1.45] text-ink-3">{volume.format(stock.volume)}</span>
            </p>
            <StockDay stock={stock} className="h-7" />
            <p className={`text-right num ${priceColor[priceState(stock)]}`}>
              <span className="block text-small leading-[1.45] font-semibold">{price(stock.price)}</span>
              <span className="block text-[11px] leading-[1.45]">{share(stock.price / stock.reference - 1)}</span>
            </p>
          </div>
        )
      })}
    </PhoneFrame>
  )
}

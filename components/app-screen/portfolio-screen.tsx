import { useLocale, useTranslations } from 'next-intl'

import { Sparkline } from '@/components/chart/sparkline'
import { Delta } from '@/components/ui/delta'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'

import { boardNumbers } from './board-numbers'
import { PhoneFrame } from './phone-frame'
import { sampleWalk } from './sample-market'

/** Invented holdings: shares, average cost and price in thousands of VND. */
const holdings = [
  { ticker: 'SNN', shares: 2_000, cost: 22.9, price: 24.5 },
  { ticker: 'CHM', shares: 600, cost: 63.4, price: 61.2 },
  { ticker: 'LUA', shares: 700, cost: 45.1, price: 48.95 },
] as const
const cash = 8_465_000

/** The portfolio: what it is worth and what each holding has gained or lost. */
export function PortfolioScreen({ className }: { className?: string }) {
  const t = useTranslations('appScreens')
  const locale = useLocale()
  const money = (amount: number) => formatMoneyInTable(amount, locale)
  const { share } = boardNumbers(locale)
  const worth = (at: 'cost' | 'price') =>
    holdings.reduce((sum, holding) => sum + holding.shares * holding[at] * 1000, 0)
  const gain = worth('price') - worth('cost')
  return (
    <PhoneFrame label={t('portfolio.label')} title={t('portfolio.title')} className={className}>
      <p className="num text-h3 whitespace-nowrap">{money(worth('price') + cash)}</p>
      <p className="text-[11px] leading-[1.45] text-ink-3">{t('portfolio.gain')}</p>
      <Delta text={`+${money(gain)} (${share(gain / worth('cost'))})`} direction="up" />
      <Sparkline values={sampleWalk('portfolio', 112, 124, 18)} tone="primary" className="mt-3 min-h-22 flex-1" />
      <div className="mt-4">
        {holdings.map(({ ticker, shares, cost, price }) => (
          <div key={ticker} className="flex justify-between border-t border-hairline py-2.5">
            <p>
              <span className="block text-small leading-[1.45] font-semibold">{ticker}</span>
              <span className="block text-[11px] leading-[1.45] text-ink-3">{t('portfolio.shares', { shares })}</span>
            </p>
            <p className="text-right">
              <span className="block num text-small leading-[1.45] font-semibold">{money(shares * price * 1000)}</span>
              <span className={`block num text-[11px] leading-[1.45] ${price > cost ? 'text-up' : 'text-down'}`}>
                {share(price / cost - 1)}
              </span>
            </p>
          </div>
        ))}
        <p className="flex justify-between border-t border-hairline py-2.5 text-min text-ink-2">
          <span>{t('portfolio.cash')}</span>
          <span className="num">{money(cash)}</span>
        </p>
      </div>
    </PhoneFrame>
  )
}

import type { CSSProperties } from 'react'

import type { MarginLevel } from '@/lib/domain/margin/margin-loan'
import { formatShortMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

interface MarginPortfolioProps {
  readonly locale: Locale
  readonly loan: number
  /** Own funds when buying. */
  readonly own: number
  /** Of all shares now. */
  readonly value: number
  readonly level: MarginLevel
  readonly names: Readonly<Record<'loan' | 'left' | 'lost', string>>
}

/**
 * What has been bought as one bar: the loan, the own part of it now in the colour of its level, and an empty place for what the fall
 * has taken. Below it the name of each part with its colour, and its amount. Laid out in app/calculator-card.css.
 */
export function MarginPortfolio({ locale, loan, own, value, level, names }: MarginPortfolioProps) {
  const left = Math.max(0, value - loan)
  const lost = own - left
  const parts = [
    { key: 'loan', amount: loan },
    { key: 'left', amount: left },
    ...(lost > 0 ? [{ key: 'lost', amount: lost } as const] : []),
  ] as const
  const whole = loan + Math.max(own, left)
  const share = (amount: number) => ({ '--part': ((amount / whole) * 100).toFixed(1) }) as CSSProperties
  return (
    <div data-part="portfolio" data-zone={level}>
      <div aria-hidden="true">
        {parts.map(({ key, amount }) => (
          <span key={key} data-of={key} style={share(amount)} />
        ))}
      </div>
      <dl>
        {parts.map(({ key, amount }) => (
          <div key={key} data-of={key} style={share(amount)}>
            <dt>{names[key]}</dt>
            <dd>{formatShortMoney(Math.round(amount), locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

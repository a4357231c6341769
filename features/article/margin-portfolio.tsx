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

/** Per cent of the bar that a letter of an amount takes, with its part of the room around it, where the bar is narrowest and has amounts. */
const letter = 2.6

/**
 * What has been bought as one bar: the loan, the own part of it now in the colour of its level, and an empty place for what the fall
 * has taken, each with its share in per cent and, where there is room, its amount. Below it the amount of each part with its name and
 * colour; on wide screens only the name, if the amount is in the bar. Laid out in app/calculator-card.css.
 */
export function MarginPortfolio({ locale, loan, own, value, level, names }: MarginPortfolioProps) {
  const left = Math.max(0, value - loan)
  const lost = own - left
  const parts = [
    { key: 'loan', amount: loan },
    { key: 'left', amount: left },
    ...(lost > 0 ? [{ key: 'lost', amount: lost } as const] : []),
  ] as const
  const text = (amount: number) => formatShortMoney(Math.round(amount), locale)
  const whole = loan + Math.max(own, left)
  const share = (amount: number) => ({ '--part': ((amount / whole) * 100).toFixed(1) }) as CSSProperties
  const isInside = (amount: number) => (amount / whole) * 100 > text(amount).length * letter
  return (
    <div data-part="portfolio" data-zone={level}>
      <div aria-hidden="true">
        {parts.map(({ key, amount }) => (
          <span key={key} data-of={key} style={share(amount)}>
            {isInside(amount) && text(amount)}
          </span>
        ))}
      </div>
      <dl>
        {parts.map(({ key, amount }) => (
          <div key={key} data-of={key} data-inside={isInside(amount) || undefined} style={share(amount)}>
            <dt>{names[key]}</dt>
            <dd>{text(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

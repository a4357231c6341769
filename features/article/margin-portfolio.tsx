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

/** Of the bar; an amount needs so much of it. */
const leastWithAmount = 0.165

/**
 * What has been bought as one bar: the loan, the own part of it now in the colour of its level, and an empty place for what the fall
 * has taken. Names are below it, each with the colour of its part; amounts on wide screens in the bar, where they have room. Laid out in app/margin-card.css.
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
  const hasRoom = (amount: number) => amount / (loan + own) >= leastWithAmount
  const share = (amount: number) => ({ '--part': Math.round(amount / 10_000) }) as CSSProperties
  return (
    <div data-part="portfolio" data-zone={level}>
      <div aria-hidden="true">
        {parts.map(({ key, amount }) => (
          <span key={key} data-of={key} style={share(amount)}>
            {hasRoom(amount) && text(amount)}
          </span>
        ))}
      </div>
      <dl>
        {parts.map(({ key, amount }) => (
          <div key={key} data-of={key}>
            <dt>{names[key]}</dt>
            <dd data-narrow={!hasRoom(amount) || undefined}>{text(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

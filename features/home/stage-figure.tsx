import { useLocale, useTranslations } from 'next-intl'

import { priceColor, priceState, sampleCode, tradedStock } from '@/components/app-screen/sample-market'
import { saleCosts } from '@/lib/domain/company/rates'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

/** A screen of the tour. */
export type Stop = 'ticket' | 'otp' | 'statement' | 'board'

/** The one figure of a screen that matters, in large type beside it on wide screens. Decorative: the screen has it too. */
export function StageFigure({ of }: { of: Stop }) {
  const t = useTranslations('appScreens')
  const locale = useLocale()
  const { price, quantity, reference, ticker } = tradedStock
  const { digits, secondsLeft } = sampleCode
  const value = price * 1000 * quantity
  const received = formatMoneyInTable(value - saleCosts(value).total, locale)
  const number = intlLocale[locale]
  const change = new Intl.NumberFormat(number, {
    style: 'percent',
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const due = t('statement.days.two')
  const figures = {
    ticket: { name: t('ticket.net'), figure: received, note: `${t('ticket.arrives')} ${due}` },
    otp: {
      name: t('otp.title'),
      figure: `${digits.slice(0, 3).join('')}\u2009${digits.slice(3).join('')}`,
      note: `${secondsLeft} ${t('otp.seconds')}`,
    },
    statement: { name: t('statement.what.two'), figure: due, note: `+${received}` },
    board: {
      name: ticker,
      figure: new Intl.NumberFormat(number, { minimumFractionDigits: 2 }).format(price),
      note: change.format(price / reference - 1).replace('-', '−'),
    },
  }
  const { name, figure, note } = figures[of]
  return (
    <p aria-hidden="true" className="tour-figure" data-short={of === 'ticket' ? undefined : ''}>
      {name}
      <b className={of === 'board' ? priceColor[priceState(tradedStock)] : undefined}>{figure}</b>
      <span className="num">{note}</span>
    </p>
  )
}

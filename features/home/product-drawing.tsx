import { getTranslations } from 'next-intl/server'

import { priceBand } from '@/components/app-screen/sample-market'
import { interest, rates } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent, formatShortMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

interface DrawingProps {
  readonly locale: Locale
}

const signed = (amount: number, said: string) => (amount > 0 ? `+${said}` : amount < 0 ? `−${said}` : said)

/** An example price, in thousands of VND. */
const price = 50

/** How far the price of one share goes in a session: from the reference to the ceiling or to the floor. */
export async function ShareDrawing({ locale }: DrawingProps) {
  const t = await getTranslations('home.products.facts.shares')
  const { ceiling, floor } = priceBand(price)
  const money = (thousands: number) => formatMoneyInTable(Math.abs(thousands) * 1000, locale)
  const levels = [
    { key: 'ceiling', at: ceiling, color: 'text-ceiling', change: 'text-up' },
    { key: 'reference', at: price, color: 'text-reference', change: '' },
    { key: 'floor', at: floor, color: 'text-floor', change: 'text-down' },
  ] as const
  return (
    <div className="product-drawing">
      <div className="share-day">
        <svg viewBox="0 0 200 120" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 60L200 20V60z" className="fill-up" opacity="0.12" />
          <path d="M0 60L200 100V60z" className="fill-down" opacity="0.12" />
          <path d="M0 20H200" className="stroke-ceiling" strokeDasharray="3 5" />
          <path d="M0 60H200" className="stroke-reference" strokeDasharray="3 5" />
          <path d="M0 100H200" className="stroke-floor" strokeDasharray="3 5" />
          <path d="M0 60L200 20" className="stroke-up" strokeWidth="3" />
          <path d="M0 60L200 100" className="stroke-down" strokeWidth="3" />
        </svg>
        {levels.map(({ key, at, color, change }) => (
          <p key={key}>
            <span className={color}>{t(key)}</span> <b className="num">{money(at)}</b>
            {at !== price && <span className={`${change} block num`}>{signed(at - price, money(at - price))}</span>}
          </p>
        ))}
      </div>
      <p className="product-example">{t('example', { price: money(price) })}</p>
    </div>
  )
}

/** An example loan and own funds as large, in VND. */
const loan = 100_000_000

const moves = [
  { key: 'up', move: 0.1, color: 'text-up' },
  { key: 'start', move: 0, color: '' },
  { key: 'down', move: -0.1, color: 'text-down' },
] as const

/** What a rise and a fall do to own funds that were doubled with a loan: the loan stays. */
export async function LoanDrawing({ locale }: DrawingProps) {
  const t = await getTranslations('home.products.facts.margin')
  const percent = (share: number) => formatPercent(Math.abs(share), locale)
  return (
    <div className="product-drawing">
      <div className="loan-rows">
        {moves.map(({ key, move, color }) => {
          const change = 2 * move * loan
          return (
            <p key={key}>
              <span>{t(key, { percent: percent(move) })}</span>
              <LoanBar change={(100 * change) / loan} />
              <span className="num">
                <b>{formatShortMoney(loan + change, locale)}</b>
                {move !== 0 && <span className={`${color} block`}>{signed(move, percent(change / loan))}</span>}
              </span>
            </p>
          )
        })}
      </div>
      <p className="loan-names">
        <span>{t('loan', { loan: formatShortMoney(loan, locale) })}</span>
        <span>{t('own')}</span>
      </p>
      <p className="product-example">
        {t('example', { day: formatMoneyInTable(interest(loan, 1, rates.margin), locale) })}
      </p>
    </div>
  )
}

/** @param change of own funds, of which there were 100 */
function LoanBar({ change }: { readonly change: number }) {
  const kept = 100 + Math.min(0, change)
  return (
    <svg viewBox="0 0 220 20" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H99V20H0z" className="fill-hairline-strong" />
      <path d={`M101 0h${kept - 1}v20H101z`} className="fill-chart-1" />
      {change !== 0 && (
        <path
          d={`M${101 + kept} 0h${Math.abs(change) - 1}v20h${1 - Math.abs(change)}z`}
          className={change > 0 ? 'fill-up' : 'fill-down'}
          opacity={change > 0 ? undefined : 0.22}
        />
      )}
    </svg>
  )
}

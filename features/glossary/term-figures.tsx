import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { bestAsks, bestBids, mostShares, priceBand, stepOf } from '@/components/app-screen/sample-market'
import { rates } from '@/lib/domain/company/rates'
import type { TermId } from '@/lib/domain/glossary/topics'
import { formatMoneyInTable, formatPercent, formatShortMoney } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { Bars, Code, Day, Ranges, Steps, Sum } from './figure-shapes'

interface TermFigureProps {
  readonly id: TermId
  readonly nameOf: (id: TermId) => string
}

/** Reference price of the example, thousands of VND. */
const reference = 24.3

/** An invented company, the same in every ratio: VND, and shares. */
const example = { price: 24_300, shares: 20_000_000, profit: 54_000_000_000, equity: 360_000_000_000 } as const

/** The price/earnings ratio that an analyst might assume for that company. */
const assumedPe = 10

/** Daily band of each exchange, as the term says it. */
const bands = { HOSE: 0.07, HNX: 0.1, UPCoM: 0.15 } as const

/** Phases of a day on HOSE, in minutes; `order` null: every order, empty: a break. */
const phases = [
  { from: '9:00', to: '9:15', minutes: 15, order: 'ATO' },
  { from: '9:15', to: '11:30', minutes: 135, order: null },
  { from: '11:30', to: '13:00', minutes: 90, order: '' },
  { from: '13:00', to: '14:30', minutes: 90, order: null },
  { from: '14:30', to: '14:45', minutes: 15, order: 'ATC' },
] as const

/**
 * The drawing of a term, made from the rule that its text states, which it shows in words too; nothing for terms whose
 * text has no rule to draw.
 */
export function TermFigure({ id, nameOf }: TermFigureProps): ReactNode {
  const t = useTranslations('glossary.figure')
  const locale = useLocale()
  const percent = (share: number) => formatPercent(share, locale)
  /** Korean counts how many times. */
  const times = (value: number) => (locale === 'ko' ? `${count(value)}배` : count(value))
  const count = (value: number) => new Intl.NumberFormat(intlLocale[locale]).format(value)
  const money = (value: number) => formatMoneyInTable(value, locale)
  const price = (value: number) => new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 2 }).format(value)
  const profit = [formatShortMoney(example.profit, locale), t('profit')] as const
  const shares = [formatShortMoney(example.shares, locale).replace('동', '주'), t('shares')] as const
  const priceOf = [money(example.price), t('price')] as const
  const perShare = { earned: example.profit / example.shares, owned: example.equity / example.shares }

  const figures: Partial<Record<TermId, () => ReactNode>> = {
    custody: () => (
      <Steps
        steps={[
          { name: t('owner'), text: t('owns') },
          { name: t('broker'), text: t('files') },
          { name: 'VSDC', text: t('records') },
        ]}
      />
    ),
    'smart-otp': () => <Code digits="407192" />,
    'buying-power': () => (
      <Ranges
        ranges={[
          { name: t('cash'), size: 3, color: 'primary' },
          { name: nameOf('advance'), size: 2, color: 'bronze-graphic' },
          { name: t('limit'), size: 2, color: 'field' },
        ]}
      />
    ),
    'reference-price': () => {
      const { ceiling, floor } = priceBand(reference)
      return (
        <ul className="ladder">
          <li className="text-floor">
            {`${nameOf('floor-price')} `}
            <b>{price(floor)}</b>
          </li>
          <li className="text-reference">
            {`${nameOf('reference-price')} `}
            <b>{price(reference)}</b>
          </li>
          <li className="text-ceiling">
            {`${nameOf('ceiling-price')} `}
            <b>{price(ceiling)}</b>
          </li>
        </ul>
      )
    },
    'price-band': () => (
      <Bars
        look="centred"
        bars={Object.entries(bands).map(([name, band]) => ({
          name,
          value: `±${percent(band)}`,
          share: band / bands.UPCoM,
          ground: 'linear-gradient(90deg,var(--floor) 50%,var(--ceiling) 50%)',
        }))}
      />
    ),
    'order-book': () => (
      <Bars
        bars={[...bestAsks, ...bestBids].map((level, at) => ({
          name: `${t(at < bestAsks.length ? 'ask' : 'bid')} ${price(level.price)}`,
          value: count(level.shares),
          share: level.shares / mostShares,
          ground: `var(--${at < bestAsks.length ? 'down' : 'up'})`,
        }))}
      />
    ),
    ato: () => (
      <Day
        phases={phases.map(({ from, to, minutes, order }) => ({
          name: order ?? t('continuous'),
          time: `${from}–${to}`,
          minutes,
          color: order === null ? 'primary' : 'bronze-graphic',
        }))}
      />
    ),
    'tick-size': () => (
      <Ranges
        look="stairs"
        ranges={[5, 20, 60].map((from, at) => ({
          name: money(stepOf(from) * 1000),
          mark: t('from', { price: count([0, 10_000, 50_000][at] ?? 0) }),
          size: 1,
          color: ['field', 'bronze-graphic', 'primary'][at] ?? 'field',
        }))}
      />
    ),
    commission: () => {
      const value = 100_000_000
      return (
        <Sum
          of={[
            [formatShortMoney(value, locale), t('value')],
            [percent(rates.online), t('online')],
          ]}
          sign="×"
          result={money(value * rates.online)}
        />
      )
    },
    settlement: () => (
      <Steps
        steps={[
          { name: 'T', text: t('trade') },
          { name: 'T+1', text: '' },
          { name: 'T+2', text: t('settled') },
        ]}
      />
    ),
    'margin-ratio': () => {
      const { marginMaintenance: least, marginInitial: initial } = rates
      return (
        <Ranges
          ranges={[
            { name: nameOf('margin-call'), mark: percent(0), size: least * 10, color: 'danger' },
            { name: t('hold'), mark: percent(least), size: Math.round((initial - least) * 10), color: 'warning' },
            { name: t('buy'), mark: percent(initial), size: (1 - initial) * 10, color: 'success' },
          ]}
        />
      )
    },
    leverage: () => (
      <Bars
        bars={[
          { name: t('price'), value: `−${percent(0.1)}`, share: 0.5, ground: 'var(--field)' },
          { name: t('equityPart'), value: `−${percent(0.2)}`, share: 1, ground: 'var(--down)' },
        ]}
      />
    ),
    'target-price': () => (
      <Sum
        of={[
          [money(perShare.earned), 'EPS'],
          [times(assumedPe), t('assumedPe')],
        ]}
        sign="×"
        result={money(perShare.earned * assumedPe)}
      />
    ),
    eps: () => <Sum of={[profit, shares]} sign="÷" result={money(perShare.earned)} />,
    pe: () => (
      <Sum of={[priceOf, [money(perShare.earned), 'EPS']]} sign="÷" result={times(example.price / perShare.earned)} />
    ),
    pb: () => (
      <Sum of={[priceOf, [money(perShare.owned), t('book')]]} sign="÷" result={times(example.price / perShare.owned)} />
    ),
    roe: () => (
      <Sum
        of={[profit, [formatShortMoney(example.equity, locale), t('equity')]]}
        sign="÷"
        result={percent(example.profit / example.equity)}
      />
    ),
    'market-cap': () => (
      <Sum of={[priceOf, shares]} sign="×" result={formatShortMoney(example.price * example.shares, locale)} />
    ),
  }
  return figures[id]?.()
}

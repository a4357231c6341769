import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Table, type TableRow } from '@/components/ui/table'

import { custodyFee, futuresFee, rates, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import { Rate } from './rate'

type Row =
  | 'online'
  | 'broker'
  | 'exchange'
  | 'futures'
  | 'margin'
  | 'advance'
  | 'opening'
  | 'keeping'
  | 'sms'
  | 'custody'
  | 'number'
  | 'sale'
  | 'dividend'
  | 'interest'

/** Two columns: what is charged, with when it is, and how much, which is what a reader came for. */
const tables =
  'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 sm:gap-y-14 xl:grid-cols-2 max-sm:[&_thead]:sr-only [&_td]:w-1/3 sm:[&_td]:w-2/5 [&_td]:whitespace-normal [&_tbody_:is(th,td)]:py-2.5 sm:[&_tbody_:is(th,td)]:py-3.5 [&_tbody_:is(th,td)]:align-baseline'

interface FeeGroupsProps {
  readonly locale: Locale
  /** Below the rates of borrowing. */
  readonly borrowingRisk: ReactNode
  /** Below the taxes, the last and shortest table: what holds for all. */
  readonly taxNotes: ReactNode
}

/** The fee schedule by group. */
export async function FeeGroups({ locale, borrowingRisk, taxNotes }: FeeGroupsProps) {
  const t = await getTranslations('fees')
  const percent = (rate: number) => <Rate figure={formatPercent(rate, locale)} />
  const perYear = (rate: number) => {
    const figure = formatPercent(rate, locale)
    return <Rate figure={figure} text={t('perYear', { rate: figure })} />
  }
  const contract = formatMoneyInTable(futuresFee, locale)
  const share = formatMoneyInTable(custodyFee, locale)
  const row = (key: Row, rate: ReactNode): TableRow => {
    const item = (
      <>
        <span className="block text-body">{t(`rows.${key}.name`)}</span>
        <span className="mt-0.5 block font-normal text-pretty text-ink-3">{t(`rows.${key}.when`)}</span>
      </>
    )
    return { key, cells: [item, rate] }
  }
  const free = <Rate figure={t('free')} />
  const groups = [
    {
      key: 'trading',
      rows: [
        row('online', <Rate figure={formatPercent(rates.online, locale)} note={t('waived', { days: waivedDays })} />),
        row('broker', percent(rates.broker)),
        row('exchange', percent(rates.exchange)),
        row('futures', <Rate figure={contract} text={t('perContract', { amount: contract })} />),
      ],
    },
    { key: 'borrowing', rows: [row('margin', perYear(rates.margin)), row('advance', perYear(rates.advance))] },
    {
      key: 'account',
      rows: [
        row('opening', free),
        row('keeping', free),
        row('sms', free),
        row('custody', <Rate figure={share} text={t('perShare', { amount: share })} />),
        row('number', <Rate figure={t('rows.number.rate')} />),
      ],
    },
    {
      key: 'tax',
      rows: [
        row('sale', percent(rates.sale)),
        row('dividend', percent(rates.dividend)),
        row('interest', percent(rates.dividend)),
      ],
    },
  ] as const
  const columns = [
    { key: 'item', label: t('item') },
    { key: 'rate', label: t('rate'), numeric: true },
  ]
  return (
    <div className={tables}>
      {groups.map(({ key, rows }) => (
        <div key={key}>
          <h2 className="mb-3 text-lead leading-snug font-semibold">{t(`groups.${key}`)}</h2>
          <Table caption={t(`groups.${key}`)} captionHidden columns={columns} rows={rows} />
          {key === 'borrowing' && borrowingRisk}
          {key === 'tax' && taxNotes}
        </div>
      ))}
    </div>
  )
}

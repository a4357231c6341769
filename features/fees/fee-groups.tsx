import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Table, type TableRow } from '@/components/ui/table'

import { custodyFee, futuresFee, rates, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

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
  | 'sale'
  | 'dividend'
  | 'interest'

/** Columns have equal widths in all tables; on a phone the last one moves below the first. */
const tables =
  'grid gap-x-10 gap-y-12 xl:grid-cols-2 [&_tbody_th]:font-normal [&_td]:w-[24%] [&_td]:align-top [&_td:first-of-type]:font-semibold [&_td:last-child]:w-[42%] [&_th]:align-top [&_th:first-child]:w-[34%] ' +
  'max-sm:[&_td]:w-2/5 max-sm:[&_th:first-child]:w-3/5 max-sm:[&_td:last-child]:hidden max-sm:[&_thead_th:last-child]:hidden'

function feeRow(key: string, name: string, rate: string, when: string): TableRow {
  const both = (
    <>
      {name}
      <span className="mt-0.5 block font-normal text-ink-3 sm:hidden">{when}</span>
    </>
  )
  return { key, cells: [both, rate, when] }
}

interface FeeGroupsProps {
  readonly locale: Locale
  /** Below the rates of borrowing. */
  readonly borrowingRisk: ReactNode
}

/** The fee schedule by group. */
export async function FeeGroups({ locale, borrowingRisk }: FeeGroupsProps) {
  const t = await getTranslations('fees')
  const percent = (rate: number) => formatPercent(rate, locale)
  const custody = t('atCost', { who: t('rows.custody.who'), amount: formatMoneyInTable(custodyFee, locale) })
  const row = (key: Row, rate: string) => feeRow(key, t(`rows.${key}.name`), rate, t(`rows.${key}.when`))
  const groups = [
    {
      key: 'trading',
      rows: [
        row('online', t('waived', { days: waivedDays, rate: percent(rates.online) })),
        row('broker', percent(rates.broker)),
        row('exchange', percent(rates.exchange)),
        row('futures', t('perContract', { amount: formatMoneyInTable(futuresFee, locale) })),
      ],
    },
    {
      key: 'borrowing',
      rows: [
        row('margin', t('perYear', { rate: percent(rates.margin) })),
        row('advance', t('perYear', { rate: percent(rates.advance) })),
      ],
    },
    {
      key: 'account',
      rows: [
        row('opening', t('free')),
        row('keeping', t('free')),
        row('sms', t('free')),
        feeRow('number', t('rows.number.name'), t('rows.number.rate'), t('rows.number.when')),
        feeRow('custody', t('rows.custody.name'), custody, t('rows.custody.when')),
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
    { key: 'rate', label: t('rate') },
    { key: 'when', label: t('when') },
  ]
  return (
    <div className={tables}>
      {groups.map(({ key, rows }) => (
        <div key={key}>
          <h2 className="mb-3 text-lead leading-snug font-semibold text-wrap">{t(`groups.${key}`)}</h2>
          <Table caption={t(`groups.${key}`)} captionHidden columns={columns} rows={rows} />
          {key === 'borrowing' && borrowingRisk}
        </div>
      ))}
    </div>
  )
}

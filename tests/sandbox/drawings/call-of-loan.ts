import { rates } from '@/lib/domain/company/rates'
import { marginAt, marginExample } from '@/lib/domain/margin/margin-loan'
import { formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Drawing } from './drawing'

/** The price at which the guide to the margin ratio is called, below that of its call. */
const price = 17_000

/** An invented share of the screens (components/app-screen/sample-market.ts). */
const ticker = 'SNN'

const words = {
  vi: {
    title: 'Bị gọi bổ sung trong ứng dụng',
    heading: 'Gọi bổ sung',
    shares: (amount: string) => `${ticker} · ${amount} CP`,
    ratio: 'Tỷ lệ ký quỹ',
    least: (ratio: string) => `Dưới ${ratio}`,
    value: 'Giá trị',
    loan: 'Dư nợ',
    missing: 'Cần bổ sung',
    until: { label: 'Hạn', number: 'Theo hợp đồng' },
    actions: ['Nộp tiền', 'Bán bớt'],
  },
  en: {
    title: 'The app shows a margin call',
    heading: 'Margin call',
    shares: (amount: string) => `${ticker} · ${amount} shares`,
    ratio: 'Margin ratio',
    least: (ratio: string) => `Below ${ratio}`,
    value: 'Value',
    loan: 'Loan',
    missing: 'To add',
    until: { label: 'Due', number: 'As your contract says' },
    actions: ['Pay in', 'Sell some'],
  },
  ko: {
    title: '앱의 마진콜 화면',
    heading: '마진콜',
    shares: (amount: string) => `${ticker} · ${amount}주`,
    ratio: '증거금률',
    least: (ratio: string) => `${ratio} 미만`,
    value: '평가액',
    loan: '융자금',
    missing: '부족 금액',
    until: { label: '기한', number: '계약서 참조' },
    actions: ['입금', '일부 매도'],
  },
} as const satisfies Record<Locale, object>

/** What the application shows when the loan of the guide is called. */
export function callOfLoan(locale: Locale): Drawing {
  const said = words[locale]
  const { own, loan, bought } = marginExample
  const { value, ratio, missing } = marginAt(marginExample, price)
  const amount = (of: number) => formatMoneyInTable(Math.round(of), locale).replaceAll('\u00A0', ' ')
  const quantity = ((own + loan) / bought).toLocaleString(locale === 'vi' ? 'vi-VN' : 'en-US')
  return {
    kind: 'call',
    isWarning: true,
    title: said.title,
    heading: said.heading,
    holding: said.shares(quantity),
    ratio: { label: said.ratio, number: formatPercent(Math.round(ratio * 1000) / 1000, locale) },
    least: said.least(formatPercent(rates.marginMaintenance, locale)),
    rows: [
      { label: said.value, number: amount(value) },
      { label: said.loan, number: amount(loan) },
    ],
    missing: { label: said.missing, number: amount(missing) },
    until: said.until,
    actions: said.actions,
  }
}

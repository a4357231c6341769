import { saleCosts, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Drawing, Figure } from './drawing'

/** The sale whose costs are drawn: VND 100 million. */
const value = 100_000_000

const words = {
  vi: {
    subject: 'Bạn bớt được',
    note: 'Dữ liệu minh họa',
    during: `Trong ${waivedDays} ngày`,
    after: `Sau ${waivedDays} ngày`,
    saved: 'khi bán 100 triệu đồng',
    commission: 'Phí giao dịch',
    exchange: 'Phí trả Sở',
    tax: 'Thuế bán',
  },
  en: {
    subject: 'You save',
    note: 'Illustrative data',
    during: `First ${waivedDays} days`,
    after: 'Afterwards',
    saved: 'on a VND 100m sale',
    commission: 'Commission',
    exchange: 'Exchange fee',
    tax: 'Income tax',
  },
  ko: {
    subject: '절약되는 금액',
    note: '예시 데이터',
    during: `${waivedDays}일 이내`,
    after: `${waivedDays}일 이후`,
    saved: '1억 동 매도 시',
    commission: '매매수수료',
    exchange: '거래소 수수료',
    tax: '개인소득세',
  },
} as const satisfies Record<Locale, object>

/** What a sale costs while commission is waived and afterwards, at our rates; the post says the same numbers. */
export function costsOfSale(title: string, locale: Locale, figure: Figure): Drawing {
  const costs = saleCosts(value)
  const said = words[locale]
  const amount = (of: number) => ({ text: formatMoneyInTable(of, locale).replaceAll('\u00A0', ' '), value: of })
  return {
    kind: 'steps',
    title,
    subject: said.subject,
    note: said.note,
    saved: { ...amount(costs.commission), label: said.saved },
    parts: [
      { label: said.commission, during: amount(0), after: amount(costs.commission) },
      { label: said.exchange, during: amount(costs.exchange), after: amount(costs.exchange) },
      { label: said.tax, during: amount(costs.tax), after: amount(costs.tax) },
    ],
    during: { ...amount(costs.waivedTotal), label: said.during },
    after: { ...amount(costs.total), label: said.after },
    figure,
  }
}

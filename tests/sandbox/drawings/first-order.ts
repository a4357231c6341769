import { saleCosts, waivedDays } from '@/lib/domain/company/rates'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { Drawing } from './drawing'

/** An invented share of the screens (components/app-screen/sample-market.ts). */
const ticker = 'SNN'
const [quantity, price] = [500, 20_000]

const words = {
  vi: {
    title: 'Lệnh đầu tiên trong ứng dụng',
    heading: 'Lệnh mua',
    shares: `${ticker} · ${quantity} CP`,
    commission: 'Phí giao dịch',
    until: `Trong ${waivedDays} ngày`,
    price: 'Giá',
    value: 'Giá trị',
    exchange: 'Phí trả Sở',
    total: 'Tổng cộng',
    after: `Từ ngày ${waivedDays + 1}, phí`,
    actions: ['Đặt lệnh', 'Sửa'],
  },
  en: {
    title: 'The first order in the app',
    heading: 'Buy order',
    shares: `${ticker} · ${quantity} shares`,
    commission: 'Commission',
    until: `For ${waivedDays} days`,
    price: 'Price',
    value: 'Value',
    exchange: 'Exchange fee',
    total: 'Total',
    after: `Fee from day ${waivedDays + 1}`,
    actions: ['Place order', 'Edit'],
  },
  ko: {
    title: '앱의 첫 주문 화면',
    heading: '매수 주문',
    shares: `${ticker} · ${quantity}주`,
    commission: '매매수수료',
    until: `${waivedDays}일간`,
    price: '주문 가격',
    value: '주문 금액',
    exchange: '거래소 수수료',
    total: '합계',
    after: `${waivedDays + 1}일째부터 수수료`,
    actions: ['주문', '수정'],
  },
} as const satisfies Record<Locale, object>

/** What the application shows before an order is placed in the days without commission; below it what the commission is afterwards. */
export function firstOrder(locale: Locale): Drawing {
  const said = words[locale]
  const value = quantity * price
  const { commission, exchange } = saleCosts(value)
  const amount = (of: number) => formatMoneyInTable(of, locale).replaceAll('\u00A0', ' ')
  return {
    kind: 'call',
    isWarning: false,
    title: said.title,
    heading: said.heading,
    holding: said.shares,
    ratio: { label: said.commission, number: amount(0) },
    least: said.until,
    rows: [
      { label: said.price, number: amount(price) },
      { label: said.value, number: amount(value) },
      { label: said.exchange, number: amount(exchange) },
    ],
    missing: { label: said.total, number: amount(value + exchange) },
    until: { label: said.after, number: amount(commission) },
    actions: said.actions,
  }
}

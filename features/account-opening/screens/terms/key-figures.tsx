import { useLocale, useTranslations } from 'next-intl'

import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'

import { usePrices } from '../services/use-prices'

/** Three key costs: opening the account, the commission, and the margin rate or, without margin, the exchange fee. */
export function KeyFigures({ hasMargin }: { readonly hasMargin: boolean }) {
  const t = useTranslations('application.terms.figures')
  const locale = useLocale()
  const prices = usePrices()
  const figures = [
    ['open', formatMoneyInTable(0, locale)],
    ['trade', prices.online],
    hasMargin ? (['margin', prices.margin] as const) : (['exchange', prices.exchange] as const),
  ] as const
  return (
    <dl className="grid grid-cols-3 divide-x divide-hairline py-3.5 sm:py-4">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse justify-end px-2 first:ps-0 last:pe-0 sm:px-5">
          <dt className="text-min leading-snug text-pretty text-ink-2 sm:text-small sm:leading-snug">
            {t(name, prices)}
          </dt>
          <dd className="num-large text-h3 leading-tight font-bold whitespace-nowrap sm:text-[2rem]">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

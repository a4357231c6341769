import { getTranslations } from 'next-intl/server'

import { interest, rates } from '@/lib/domain/company/rates'
import { formatMoney, formatMoneyInTable, formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** VND: about what a first order is worth. */
export const exampleAmount = 10_000_000
const borrowedDays = 30

/** Interest of a loan, apart from the fees: these are small beside it, and everyone pays them. Its rate, an example, its risk. */
export async function FeeLoan({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  return (
    <section className="grid gap-x-16 gap-y-3 border-t border-hairline-strong pt-6 lg:col-span-2 lg:grid-cols-subgrid">
      <div>
        <h3 className="text-h3">{t('fees.margin.name')}</h3>
        <p className="mt-2 font-semibold">{t('fees.margin.value', { rate: formatPercent(rates.margin, locale) })}</p>
        <p className="mt-1 text-small text-pretty text-ink-2">{t('risk')}</p>
      </div>
      <dl className="flex items-baseline justify-between gap-4">
        <dt className="text-small text-balance text-ink-2">
          {t('feeExample.loan', { amount: formatMoney(exampleAmount, locale), days: borrowedDays })}
        </dt>
        <dd className="num text-h3 whitespace-nowrap">
          {formatMoneyInTable(interest(exampleAmount, borrowedDays, rates.margin), locale)}
        </dd>
      </dl>
    </section>
  )
}

import { getTranslations } from 'next-intl/server'

import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Fees relevant for a new account, with the risk of margin trading next to them. */
export async function FeeTable({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('accountLanding')
  const values = {
    trade: { days: waivedDays, rate: formatPercent(rates.online, locale) },
    margin: { rate: formatPercent(rates.margin, locale) },
    open: {},
    keep: {},
    number: {},
  }
  return (
    <div>
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-hairline text-small text-ink-2">
            <th scope="col" className="py-3 pe-4 text-start font-semibold">
              {t('feeName')}
            </th>
            <th scope="col" className="py-3 text-start font-semibold">
              {t('feeValue')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(['trade', 'open', 'keep', 'number', 'margin'] as const).map((fee) => (
            <tr key={fee} className="border-b border-hairline">
              <th scope="row" className="py-3 pe-4 text-start font-normal">
                {t(`fees.${fee}.name`)}
              </th>
              <td className="py-3 font-semibold">{t(`fees.${fee}.value`, values[fee])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-measure text-small text-ink-2">
        {t('feesNote')}{' '}
        <Link href="/fees" className="text-link">
          {t('feesAll')}
        </Link>
      </p>
      <p className="mt-2 max-w-measure text-small text-ink-2">{t('risk')}</p>
    </div>
  )
}

import { getTranslations } from 'next-intl/server'

/** Fees relevant for a new account, with the risk of margin trading next to them. */
export async function FeeTable() {
  const t = await getTranslations('accountLanding')
  return (
    <div className="max-w-measure">
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
          {(['open', 'keep', 'number', 'margin'] as const).map((fee) => (
            <tr key={fee} className="border-b border-hairline">
              <th scope="row" className="py-3 pe-4 text-start font-normal">
                {t(`fees.${fee}.name`)}
              </th>
              <td className="py-3">{t(`fees.${fee}.value`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-small text-ink-2">{t('feesNote')}</p>
      <p className="mt-2 text-small text-ink-2">{t('risk')}</p>
    </div>
  )
}

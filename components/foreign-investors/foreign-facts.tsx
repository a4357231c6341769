import { getTranslations } from 'next-intl/server'

import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Documents, costs and recent changes for foreign investors, as three lists. */
export async function ForeignFacts({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations('foreignInvestors')
  const lists = [
    { title: t('documentsTitle'), items: [t('documents.person'), t('documents.institution')] },
    {
      title: t('costsTitle'),
      items: [
        t('costs.open'),
        t('costs.trade', { days: waivedDays, rate: formatPercent(rates.online, locale) }),
        t('costs.own'),
      ],
    },
    { title: t('changesTitle'), items: [t('changes.account'), t('changes.funding'), t('changes.rules')] },
  ]
  return (
    <dl className="mt-10 grid gap-8 lg:grid-cols-3">
      {lists.map(({ title, items }) => (
        <div key={title} className="border-t border-hairline pt-4">
          <dt className="font-semibold">{title}</dt>
          <dd>
            <ul className="mt-2 grid list-disc gap-2 ps-5 text-small text-ink-2">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { getTranslations } from 'next-intl/server'

import { Accordion } from '@/components/ui/accordion'
import { rates, waivedDays } from '@/lib/domain/company/rates'
import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Documents and costs for foreign investors side by side, as wide as two of the steps each; recent changes on demand. */
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
  ]
  const changes = [t('changes.account'), t('changes.funding'), t('changes.rules')]
  return (
    <>
      <dl className="mt-8 grid gap-6 lg:grid-cols-2">
        {lists.map(({ title, items }) => (
          <div key={title} className="border-t border-hairline pt-4">
            <dt className="font-semibold">{title}</dt>
            <dd>
              <List items={items} />
            </dd>
          </div>
        ))}
      </dl>
      <Accordion
        headingLevel={2}
        className="mt-6"
        items={[{ id: 'foreign-changes', title: t('changesTitle'), content: <List items={changes} /> }]}
      />
    </>
  )
}

function List({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="mt-2 grid max-w-measure list-disc gap-2 ps-5 text-small text-ink-2">
      {items.map((item) => (
        <li key={item}>{withWholeNames(item)}</li>
      ))}
    </ul>
  )
}

/** Names of circulars stay on one line, which browsers break after a hyphen. */
function withWholeNames(text: string) {
  return text.split(/(\d+\/\d+\/TT-\w+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

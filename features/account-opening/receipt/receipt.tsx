import { ShieldCheck } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'

import type { PersonalDatum } from '@/lib/backends/endpoint'

import type { Screen } from '@/lib/domain/account-opening/screens'
import type { ApplicationSnapshot } from '../session/application-session'
import { ReceiptDownload } from './receipt-download'
import { useReceipts } from './receipts-context'

interface ReceiptProps {
  readonly screen: Screen
  readonly snapshot: ApplicationSnapshot
}

/** What this screen reads, and what goes to whom, why, and for how long it is kept there. */
export function Receipt({ screen, snapshot }: ReceiptProps) {
  const t = useTranslations('application.receipt')
  const { flow, campaign } = snapshot
  const { readHere, sent } = useReceipts()[flow.name][screen]
  const named = (data: readonly PersonalDatum[]) =>
    data
      .filter((datum) => datum !== 'campaign' || Object.keys(campaign).length > 0)
      .map((datum) => t(`data.${datum}`))
      .join(', ')
  return (
    <section className="border-t border-hairline pt-5">
      <h2 className="flex items-center gap-2 text-small font-semibold">
        <ShieldCheck className="size-5 text-bronze" />
        {t('title')}
      </h2>
      <dl className="mt-2 grid gap-3 text-small">
        <div>
          <dt className="text-ink-3">{t('readHere')}</dt>
          <dd>{readHere.length === 0 ? t('nothingRead') : named(readHere)}</dd>
        </div>
        {sent.length === 0 ? (
          <div>
            <dt className="text-ink-3">{t('sent')}</dt>
            <dd>{t('nothingSent')}</dd>
          </div>
        ) : null}
        {sent.map(({ recipient, purpose, data }) => (
          <div key={`${recipient} ${purpose}`} className="rounded-control bg-surface-2 p-3">
            <dt className="font-semibold">{t(`purpose.${purpose}`)}</dt>
            <dd className="mt-0.5">{named(data)}</dd>
            <dd className="mt-1 text-min text-ink-2">{t('to', { recipient: t(`recipient.${recipient}`) })}</dd>
            <dd className="text-min text-ink-2">{t('kept', { until: t(`keptFor.${purpose}`) })}</dd>
          </div>
        ))}
      </dl>
      <ReceiptDownload snapshot={snapshot} />
    </section>
  )
}

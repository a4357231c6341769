import { ChevronDown, ShieldCheck } from '@/components/ui/icons'
import { SideNote } from '@/components/ui/side-note'
import { useTranslations } from 'next-intl'

import type { PersonalDatum } from '@/lib/backends/endpoint'
import { paymentAppOf } from '@/lib/domain/campaign/payment-apps'

import type { Screen } from '@/lib/domain/account-opening/screens'
import type { ApplicationSnapshot } from '../session/application-session'
import type { Disclosure } from './data-receipt'
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
  const { readHere, sent: declared } = useReceipts()[flow.name][screen]
  // Only those whom a payment app sent here are announced to it.
  const sent = declared.filter(({ purpose }) => purpose !== 'link-payment-app' || paymentAppOf(campaign) !== null)
  const named = (data: readonly PersonalDatum[]) =>
    data
      .filter((datum) => datum !== 'campaign' || Object.keys(campaign).length > 0)
      .map((datum) => t(`data.${datum}`))
      .join(', ')
  return (
    <SideNote icon={ShieldCheck} accent title={t('title')}>
      <dl className="mt-1 grid gap-2 text-min">
        <div>
          <dt className="text-ink-3">{t('readHere')}</dt>
          <dd>{readHere.length === 0 ? t('nothingRead') : named(readHere)}</dd>
        </div>
        {declared.length === 0 ? (
          <div>
            <dt className="text-ink-3">{t('sent')}</dt>
            <dd>{t('nothingSent')}</dd>
          </div>
        ) : null}
      </dl>
      {sent.length === 0 ? null : (
        <ul className="mt-3 grid divide-y divide-hairline border-t border-hairline text-min">
          {sent.map((each) => (
            <li key={`${each.recipient} ${each.purpose}`}>
              <Sent {...each} data={named(each.data)} />
            </li>
          ))}
        </ul>
      )}
      <ReceiptDownload snapshot={snapshot} />
    </SideNote>
  )
}

interface SentProps extends Pick<Disclosure, 'recipient' | 'purpose'> {
  /** Names of the data, as a list in words. */
  readonly data: string
}

/** One purpose and how long its data is kept; opened, which data goes to whom. */
function Sent({ recipient, purpose, data }: SentProps) {
  const t = useTranslations('application.receipt')
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-start gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t(`purpose.${purpose}`)}</span>
          <span className="block text-ink-2">{t('kept', { until: t(`keptFor.${purpose}`) })}</span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <p className="pb-2 text-ink-2">
        <span className="block">{data}</span>
        <span className="block">{t('to', { recipient: t(`recipient.${recipient}`) })}</span>
      </p>
    </details>
  )
}

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

/** A longer list is collapsed to one line until it is opened. */
const manyPurposes = 2

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
      <dl className="mt-1 grid gap-2">
        <div>
          <dt className="text-ink-2">{t('readHere')}</dt>
          <dd>{readHere.length === 0 ? t('nothingRead') : named(readHere)}</dd>
        </div>
        {declared.length === 0 ? (
          <div>
            <dt className="text-ink-2">{t('sent')}</dt>
            <dd>{t('nothingSent')}</dd>
          </div>
        ) : null}
      </dl>
      {sent.length > manyPurposes ? (
        <ManySent sent={sent} named={named} />
      ) : (
        <ul className="mt-3 grid divide-y divide-hairline border-t border-hairline empty:hidden">
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

interface ManySentProps {
  readonly sent: readonly Disclosure[]
  readonly named: (data: readonly PersonalDatum[]) => string
}

/** How many purposes there are; opened, which data goes to whom for each, together with those that are kept as long. */
function ManySent({ sent, named }: ManySentProps) {
  const t = useTranslations('application.receipt')
  const groups = new Map<string, Disclosure[]>()
  for (const each of sent) {
    const until = t(`keptFor.${each.purpose}`)
    groups.set(until, [...(groups.get(until) ?? []), each])
  }
  return (
    <details className="group mt-3 border-t border-hairline">
      <summary className="flex min-h-11 list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{t('count', { count: sent.length })}</span>
        <span className="font-semibold text-primary">{t('show')}</span>
        <ChevronDown className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-3 pb-3">
        {Array.from(groups, ([until, purposes]) => (
          <li key={until} className="grid gap-2">
            {purposes.map(({ recipient, purpose, data }) => (
              <p key={`${recipient} ${purpose}`} className="text-ink-2">
                <span className="block font-semibold text-ink">{t(`purpose.${purpose}`)}</span>
                <span className="block">{named(data)}</span>
                <span className="block">{t('to', { recipient: t(`recipient.${recipient}`) })}</span>
              </p>
            ))}
            <p className="text-ink-3">{t('kept', { until })}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

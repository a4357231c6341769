import { ChevronDown, ShieldCheck } from '@/components/ui/icons'
import { SideLine, sideLink } from '@/components/ui/side-line'
import { clsx } from 'clsx'
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

/** Opened: what this screen reads, what goes to whom, why, for how long it is kept there, and where the draft is. */
export function Receipt({ screen, snapshot }: ReceiptProps) {
  const t = useTranslations('application.receipt')
  const ts = useTranslations('application.wizard.saved')
  const { flow, campaign, state } = snapshot
  const { readHere, sent: declared } = useReceipts()[flow.name][screen]
  // Only those whom a payment app sent here are announced to it.
  const sent = declared.filter(({ purpose }) => purpose !== 'link-payment-app' || paymentAppOf(campaign) !== null)
  const named = (data: readonly PersonalDatum[]) =>
    data
      .filter((datum) => datum !== 'campaign' || Object.keys(campaign).length > 0)
      .map((datum) => t(`data.${datum}`))
      .join(', ')
  return (
    <SideLine icon={ShieldCheck}>
      <details className="group -my-2.75 xl:-my-2">
        <summary
          className={clsx(
            sideLink,
            'flex min-h-11 list-none items-center gap-1.5 xl:min-h-9 [&::-webkit-details-marker]:hidden',
          )}
        >
          {t(screen === 'success' ? 'titleAtEnd' : 'title')}
          <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 pb-2">
          <dl className="grid gap-3">
            <div>
              <dt>{t('readHere')}</dt>
              <dd className="text-ink">{readHere.length === 0 ? t('nothingRead') : named(readHere)}</dd>
            </div>
            {declared.length === 0 ? (
              <div>
                <dt>{t('sent')}</dt>
                <dd className="text-ink">{t('nothingSent')}</dd>
              </div>
            ) : null}
          </dl>
          <SentList sent={sent} named={named} />
          <p>{ts(state.proofs.signed === undefined ? 'where' : 'whereSigned')}</p>
          <ReceiptDownload snapshot={snapshot} />
        </div>
      </details>
    </SideLine>
  )
}

interface SentListProps {
  readonly sent: readonly Disclosure[]
  readonly named: (data: readonly PersonalDatum[]) => string
}

/** Each purpose, which data goes to whom for it; purposes whose data is kept as long say so together. */
function SentList({ sent, named }: SentListProps) {
  const t = useTranslations('application.receipt')
  const groups = new Map<string, Disclosure[]>()
  for (const each of sent) {
    const until = t(`keptFor.${each.purpose}`)
    groups.set(until, [...(groups.get(until) ?? []), each])
  }
  return (
    <ul className="grid gap-3 empty:hidden">
      {Array.from(groups, ([until, purposes]) => (
        <li key={until} className="grid gap-2">
          {purposes.map(({ recipient, purpose, data }) => (
            <p key={`${recipient} ${purpose}`}>
              <span className="block font-semibold text-ink">{t(`purpose.${purpose}`)}</span>
              <span className="block">{named(data)}</span>
              <span className="block">{t('to', { recipient: t(`recipient.${recipient}`) })}</span>
            </p>
          ))}
          <p>{t('kept', { until })}</p>
        </li>
      ))}
    </ul>
  )
}

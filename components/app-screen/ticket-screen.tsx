import { useTranslations } from 'next-intl'

import { PhoneFrame } from './phone-frame'
import { TicketBody } from './ticket-body'

/** The order ticket of a new client, who pays no commission yet, on a phone. */
export function TicketScreen({ className }: { className?: string }) {
  const t = useTranslations('appScreens.ticket')
  return (
    <PhoneFrame label={t('label')} title={t('title')} className={className}>
      <TicketBody isDated isWaived />
    </PhoneFrame>
  )
}

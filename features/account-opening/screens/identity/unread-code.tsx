import { useTranslations } from 'next-intl'

import { TriangleAlert } from '@/components/ui/icons'

/** Without the QR code the details are from what is printed: a caution beside the card. */
export function UnreadCode() {
  const t = useTranslations('application.identity.confirm')
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
      <TriangleAlert aria-hidden="true" className="size-6 text-warning" />
      <h2 className="font-semibold">{t('noQrTitle')}</h2>
      <p className="col-start-2 text-small text-pretty text-ink-2">{t('noQr')}</p>
    </div>
  )
}

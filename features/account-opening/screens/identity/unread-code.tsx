import { useTranslations } from 'next-intl'

import { TriangleAlert } from '@/components/ui/icons'

/** Without the QR code the details are from what is printed: a caution above the card. */
export function UnreadCode() {
  const t = useTranslations('application.identity.confirm')
  return (
    <p className="flex gap-2.5 rounded-control bg-caution px-3.5 py-2.5 text-small text-pretty inset-ring inset-ring-warning/30">
      <TriangleAlert aria-hidden="true" className="mt-px size-5 shrink-0 text-warning" />
      <span>
        <b className="font-semibold">{t('noQrTitle')}.</b> {t('noQr')}
      </span>
    </p>
  )
}

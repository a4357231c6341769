import { useTranslations } from 'next-intl'

import { CardSign } from '@/components/capture/card-sign'

/** Without the QR code the details are from what is printed: the front, or the three lines of the back. */
export function ReadSide({ side }: { readonly side: 'front' | 'back' }) {
  const t = useTranslations('application.identity.confirm')
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface-2 p-4 sm:gap-6 sm:p-6">
      <CardSign side={side} className="w-22 shrink-0 text-primary sm:w-34" />
      <p className="text-small text-pretty">{t(side === 'front' ? 'noQr' : 'zoneOnly')}</p>
    </div>
  )
}

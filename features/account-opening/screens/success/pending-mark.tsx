import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'

/** The state of the account, on its card or on paper: signed for, and not yet approved. */
export function PendingMark({ isOnCard = false }: { readonly isOnCard?: boolean }) {
  const t = useTranslations('application.success.card')
  return (
    <span
      className={clsx(
        'inline-flex w-fit shrink-0 items-center gap-2 rounded-full px-3 py-1 text-min leading-snug font-semibold',
        isOnCard ? 'border border-white/25 bg-hero text-white' : 'bg-bronze-soft text-bronze',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx('size-2 rounded-full', isOnCard ? 'bg-hero-bronze' : 'bg-bronze-graphic')}
      />
      {t('pending')}
    </span>
  )
}

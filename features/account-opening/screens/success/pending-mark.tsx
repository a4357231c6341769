import { useTranslations } from 'next-intl'

/** The state of the account, on its card: signed for, and not yet approved. */
export function PendingMark() {
  const t = useTranslations('application.success.card')
  return (
    <span className="inline-flex shrink-0 items-center gap-2 rounded-full border border-white/25 bg-hero px-3 py-1 text-min leading-snug font-semibold text-white">
      <span aria-hidden="true" className="size-2 rounded-full bg-hero-bronze" />
      {t('pending')}
    </span>
  )
}

import { useTranslations } from 'next-intl'

/** The state of the account beside its number: signed for, and not yet approved. */
export function PendingMark() {
  const t = useTranslations('application.success.card')
  return (
    <span className="inline-flex shrink-0 items-baseline gap-2 text-small font-semibold">
      <span aria-hidden="true" className="size-2 rounded-full bg-bronze in-data-[scheme=dark]:bg-hero-bronze" />
      {t('pending')}
    </span>
  )
}

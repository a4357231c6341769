import type { IdField } from '@/lib/domain/identity/identity-card'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'

import { shownReading, type ConfirmForm } from './confirm-schema'

interface TypedNoticeProps {
  readonly field: Exclude<IdField, 'sex'>
  /** What the card was read to say. */
  readonly reading: string
  readonly onRestore: (shown: string) => void
}

/** Says what was read where the applicant has typed something else, and takes it back on request. */
export function TypedNotice({ field, reading, onRestore }: TypedNoticeProps) {
  const t = useTranslations('application.identity.typed')
  const typed = useWatch<ConfirmForm, typeof field>({ name: field })
  const shown = shownReading(field, reading)
  if (typed.trim() === shown) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
      <span>{t('read', { value: shown })}</span>
      <button type="button" className="min-h-11 text-link" onClick={() => onRestore(shown)}>
        {t('restore')}
      </button>
    </p>
  )
}

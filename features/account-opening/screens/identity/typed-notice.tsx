import { correctionReasons, type CorrectionReason } from '@/lib/domain/identity/correction'
import type { CardReadings, IdField } from '@/lib/domain/identity/identity-card'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'

import { Select } from '@/components/ui/select'

import { isRead } from './card-field-state'
import { shownReading, toReading, type ConfirmForm } from './confirm-schema'

interface TypedNoticeProps {
  readonly field: Exclude<IdField, 'sex'>
  readonly readings: CardReadings
  /** What the card was read to say, by the best reader. */
  readonly reading: string
  readonly reason: CorrectionReason | undefined
  /** Why a reason is needed, after the form was sent without one. */
  readonly error: string | undefined
  readonly onReason: (reason: CorrectionReason) => void
  readonly onRestore: (shown: string) => void
}

/** Where the applicant has typed something else than was read: what was read, why it is wrong, and the way back to it. */
export function TypedNotice({ field, readings, reading, reason, error, onReason, onRestore }: TypedNoticeProps) {
  const t = useTranslations('application.identity.typed')
  const typed = useWatch<ConfirmForm, typeof field>({ name: field })
  const shown = shownReading(field, reading)
  if (isRead(field, readings, toReading(field, typed))) return null
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-2">
        <span>{t('read', { value: shown })}</span>
        <button type="button" className="act" onClick={() => onRestore(shown)}>
          {t('restore')}
        </button>
      </p>
      <Select
        id={`reason-${field}`}
        label={t('reason')}
        hint={t('reasonHint')}
        error={error}
        value={reason ?? ''}
        placeholder={t('reasonChoose')}
        onChange={(event) => {
          const chosen = correctionReasons.find((known) => known === event.target.value)
          if (chosen !== undefined) onReason(chosen)
        }}
        options={correctionReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
    </div>
  )
}

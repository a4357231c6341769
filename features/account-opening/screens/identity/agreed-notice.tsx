import { useTranslations } from 'next-intl'

import { CircleCheck } from '@/components/ui/icons'

interface AgreedNoticeProps {
  /** All readings of the card agree, in everything that more than one of them gave. */
  readonly isWhole: boolean
  /** Leads back to the pictures. */
  readonly onAgain: () => void
}

/** Why answers below are not to be changed, and the way out for a card that was misread. */
export function AgreedNotice({ isWhole, onAgain }: AgreedNoticeProps) {
  const t = useTranslations('application.identity.confirm')
  return (
    <div className="flex items-start gap-2.5 text-small text-pretty text-ink-2">
      {isWhole && <CircleCheck aria-hidden="true" className="mt-px size-5 shrink-0 text-success" />}
      <p>
        {isWhole && <b className="font-semibold text-ink">{t('agree')}</b>} {t('locked')}{' '}
        <button type="button" className="target text-link" onClick={onAgain}>
          {t('again')}
        </button>
      </p>
    </div>
  )
}

import { useTranslations } from 'next-intl'

import { ProgressBar } from '@/components/ui/progress-bar'
import { Spinner } from '@/components/ui/spinner'

interface SendingProgressProps {
  /** Share of the pictures that has been sent, 0 to 1; null: nothing is under way. */
  readonly share: number | null
  /** What the service does once everything is there. */
  readonly atWork: string
}

/**
 * How much of the pictures has been sent, then that the service is at work on them. The bar is for the eye and for whoever asks
 * for it; aloud only the two stages are said.
 */
export function SendingProgress({ share, atWork }: SendingProgressProps) {
  const t = useTranslations('application.identity.sending')
  const isSent = share === 1
  return (
    <div className={share === null ? 'hidden' : 'grid gap-2'}>
      <output className="flex items-center gap-3 text-small text-ink-2 empty:hidden">
        {isSent && <Spinner className="size-5" />}
        {share !== null && (isSent ? atWork : t('pictures'))}
      </output>
      {share !== null && !isSent && (
        <div className="flex items-center gap-3">
          <ProgressBar label={t('pictures')} value={share} className="flex-1" />
          <span aria-hidden="true" className="num text-small text-ink-2">
            {t('share', { share: Math.round(share * 100) })}
          </span>
        </div>
      )}
    </div>
  )
}

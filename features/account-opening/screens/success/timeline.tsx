import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface TimelineProps {
  readonly signedAt: string
  /** Until when the applicant is contacted, as a sentence. */
  readonly promise: string
}

/** What has happened and what follows, with times. */
export function Timeline({ signedAt, promise }: TimelineProps) {
  const t = useTranslations('application.success.timeline')
  return (
    <ol className="grid">
      <Stage title={t('signed')} isDone>
        {signedAt}
      </Stage>
      <Stage title={t('contact')}>{promise}</Stage>
      <Stage title={t('mail')}>{t('mailText')}</Stage>
    </ol>
  )
}

interface StageProps {
  readonly title: string
  readonly isDone?: boolean
  readonly children: ReactNode
}

/** What happened, or will: its dot is filled once it has happened. The line runs from dot to dot. */
function Stage({ title, isDone = false, children }: StageProps) {
  return (
    <li className="group relative ps-8 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-3.5 -bottom-3.5 left-[7px] w-0.5 bg-hairline-strong group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-1.5 left-0 size-4 rounded-full border-2',
          isDone ? 'border-success bg-success' : 'border-hairline-strong bg-surface',
        )}
      />
      <p className="font-semibold">{title}</p>
      <p className="num text-small text-ink-2">{children}</p>
    </li>
  )
}

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
    <ol className="grid content-start gap-5 sm:grid-cols-3 sm:gap-6">
      <Stage title={t('signed')} when="done">
        {signedAt}
      </Stage>
      <Stage title={t('contact')} when="next">
        {promise}
      </Stage>
      <Stage title={t('mail')} when="later">
        {t('mailText')}
      </Stage>
    </ol>
  )
}

interface StageProps {
  readonly title: string
  readonly when: 'done' | 'next' | 'later'
  readonly children: ReactNode
}

const dots: Readonly<Record<StageProps['when'], string>> = {
  done: 'border-success bg-success',
  next: 'border-4 border-bronze-graphic bg-surface',
  later: 'border-hairline-strong bg-surface',
}

/** What is done, what is next and what comes later, joined by a line from dot to dot: down on phones, across elsewhere. */
function Stage({ title, when, children }: StageProps) {
  return (
    <li className="group relative ps-8 sm:ps-0 sm:pt-7">
      <span
        aria-hidden="true"
        className="absolute top-6 -bottom-5 left-[7px] w-0.5 bg-hairline-strong group-last:hidden sm:top-[7px] sm:-right-6 sm:bottom-auto sm:left-4 sm:h-0.5 sm:w-auto"
      />
      <span
        aria-hidden="true"
        className={clsx('absolute top-1.5 left-0 size-4 rounded-full border-2 sm:top-0', dots[when])}
      />
      <p className="text-small text-ink-2">{title}</p>
      <p className={clsx('num', when === 'next' ? 'text-lead font-bold text-bronze' : 'font-semibold')}>{children}</p>
    </li>
  )
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

import { Alert } from '@/components/ui/alert'
import { buttonClass } from '@/components/ui/button-class'

import { useHotline } from '@/components/layout/hotline-context'
import type { Explanation } from './identity-failure'

interface FailureNoticeProps extends Explanation {
  readonly attemptsLeft?: number | undefined
  /** What to press next; the hotline stands beside it. */
  readonly children?: ReactNode
}

/** What failed, what to change, and somebody to call. */
export function FailureNotice({ title, fix, attemptsLeft, children }: FailureNoticeProps) {
  const t = useTranslations('application.identity')
  const hotline = useHotline()
  return (
    <Alert
      tone="danger"
      role="alert"
      title={title}
      actions={
        <>
          {children}
          <a href={hotline.href} className={buttonClass({ variant: 'quiet', size: 'compact' })}>
            {t('call', { hotline: hotline.label })}
          </a>
        </>
      }
    >
      <p>{fix}</p>
      {attemptsLeft !== undefined && <p>{t('attemptsLeft', { count: attemptsLeft })}</p>}
    </Alert>
  )
}

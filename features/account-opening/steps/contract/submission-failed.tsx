import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'

import type { SubmissionFailure } from '../../api/opening-failure'
import type { OpeningEvent } from '../../machine/events'
import { wayOnAfter } from '../../submission/way-on'
import { hotline } from '../form/hotline'
import { ScreenTitle } from '../form/screen-title'
import { useSubmissionText } from './use-submission-text'

interface SubmissionFailedProps {
  readonly failure: SubmissionFailure
  readonly send: (event: OpeningEvent) => void
  readonly onRetry: () => void
}

/** Why there is no contract yet, and the one thing that helps. Every answer is still there. */
export function SubmissionFailed({ failure, send, onRetry }: SubmissionFailedProps) {
  const t = useTranslations('contract')
  const tf = useTranslations('forms')
  const describe = useSubmissionText()
  const wayOn = wayOnAfter(failure)
  return (
    <div className="grid gap-6">
      <ScreenTitle title={t('failedTitle')} />
      <Alert tone="danger" role="alert" title={describe(failure)}>
        <p>{tf('kept')}</p>
      </Alert>
      <div className="flex flex-wrap gap-3">
        {wayOn.kind === 'retry' && (
          <Button size="large" onClick={onRetry}>
            {tf('retry')}
          </Button>
        )}
        {wayOn.kind === 'change' && (
          <Button size="large" onClick={() => wayOn.lost.forEach((proof) => send({ type: 'proof-lost', proof }))}>
            {t('correct')}
          </Button>
        )}
        <a
          href={hotline.href}
          className={buttonClass({ size: 'large', variant: wayOn.kind === 'call' ? 'primary' : 'secondary' })}
        >
          {t('call', { hotline: hotline.shown })}
        </a>
      </div>
    </div>
  )
}

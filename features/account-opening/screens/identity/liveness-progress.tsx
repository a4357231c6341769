import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'

import { FailureNotice } from './failure-notice'
import { SendingProgress } from './sending-progress'
import type { LivenessState } from './use-liveness'

interface LivenessProgressProps {
  readonly state: LivenessState
  readonly onFetch: () => void
  /** Begins the identity anew with other pictures of the card. */
  readonly onCard: () => void
}

/** Where the check stands, and the way on from there. */
export function LivenessProgress({ state, onFetch, onCard }: LivenessProgressProps) {
  const t = useTranslations('capture.liveness')
  switch (state.kind) {
    case 'ready':
    case 'beginning':
      return null
    case 'sending':
      return <SendingProgress share={state.share} atWork={t('sending')} />
    case 'waiting':
      return (
        <output className="flex items-center gap-3 font-semibold">
          <Spinner />
          {t('waiting')}
        </output>
      )
    case 'pending':
      return (
        <Alert
          tone="info"
          title={t('pending.title')}
          actions={
            <Button size="compact" onClick={onFetch}>
              {t('pending.again')}
            </Button>
          }
        >
          {t('pending.body')}
        </Alert>
      )
    case 'unanswered':
      return (
        <FailureNotice {...state.why}>
          <Button size="compact" onClick={onFetch}>
            {t('pending.again')}
          </Button>
        </FailureNotice>
      )
    case 'retry':
      return <FailureNotice {...state.why} attemptsLeft={state.attemptsLeft} />
    case 'refused':
      return (
        <div className="grid gap-3">
          {state.why.map((why) => (
            <FailureNotice key={why.title} {...why}>
              <Button size="compact" onClick={onCard}>
                {t('otherCard')}
              </Button>
            </FailureNotice>
          ))}
        </div>
      )
  }
}

import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

interface DoneNoticeProps {
  readonly what: 'card' | 'face' | 'liveness'
  readonly onContinue: () => void
}

/** For those who came back to a screen that is done: its pictures are gone, what they proved stands. */
export function DoneNotice({ what, onContinue }: DoneNoticeProps) {
  const t = useTranslations('application.identity.done')
  return (
    <>
      <Alert tone="success" title={t('title')}>
        {t(what)}
      </Alert>
      <div data-continue className="grid">
        <Button size="large" onClick={onContinue}>
          {t('continue')}
        </Button>
      </div>
    </>
  )
}

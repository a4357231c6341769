import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

import type { DraftFound } from '../draft/draft-store'

interface DraftNoticesProps {
  readonly found: DraftFound['kind']
  readonly saveProblem: 'full' | 'blocked' | null
}

/** What the applicant has to know about the draft: it could not be taken up, or it is not being kept. */
export function DraftNotices({ found, saveProblem }: DraftNoticesProps) {
  const t = useTranslations('wizard')
  const lost = found === 'expired' || found === 'unreadable' ? found : null
  return (
    <div aria-live="polite" className="grid gap-3 not-empty:mb-4">
      {lost === null ? null : (
        <Alert tone="info" title={t(`draft.${lost}.title`)}>
          {t(`draft.${lost}.text`)}
        </Alert>
      )}
      {saveProblem === null ? null : (
        <Alert tone="warning" title={t('saved.not')}>
          {t(`saved.problem.${saveProblem}`)}
        </Alert>
      )}
    </div>
  )
}

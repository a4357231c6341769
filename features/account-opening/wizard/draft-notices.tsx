import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

import type { Found } from '../handoff/receive-handoff'

interface DraftNoticesProps {
  readonly found: Found
  readonly saveProblem: 'full' | 'blocked' | null
}

/** What the applicant has to know about the draft: it could not be taken up, or it is not being kept. */
export function DraftNotices({ found, saveProblem }: DraftNoticesProps) {
  const t = useTranslations('application.wizard')
  return (
    <div aria-live="polite" className="grid gap-3 not-empty:mb-4">
      {found === 'none' || found === 'found' ? null : (
        <Alert tone={found === 'handed-over' ? 'success' : 'info'} title={t(`draft.${found}.title`)}>
          {t(`draft.${found}.text`)}
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

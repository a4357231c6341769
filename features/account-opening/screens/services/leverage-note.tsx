import { useTranslations } from 'next-intl'

import { Alert } from '@/components/ui/alert'

/** The risk that services with leverage have in common describes each of their boxes. */
export const leverageNoteId = 'services-leverage'

/** What borrowed money can do, once for all services that use it. */
export function LeverageNote({ hasMargin }: { readonly hasMargin: boolean }) {
  const t = useTranslations('application.services.leverage')
  return (
    <div id={leverageNoteId}>
      <Alert tone="warning" title={t('title')}>
        {hasMargin && <p>{t('margin')}</p>}
        <p>{t('derivatives')}</p>
      </Alert>
    </div>
  )
}

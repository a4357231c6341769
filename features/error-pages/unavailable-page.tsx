import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'

import { ReloadButton } from './reload-button'
import { StatusPage } from '@/components/ui/status-page'

/** The backend of this page did not answer; the next visit tries again. */
export async function UnavailablePage() {
  const t = await getTranslations('error')
  return (
    <StatusPage status={503} title={t('title')} lead={t('lead')}>
      <ReloadButton>{t('retry')}</ReloadButton>
      <LinkButton href="/" variant="secondary">
        {t('home')}
      </LinkButton>
    </StatusPage>
  )
}

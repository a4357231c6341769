import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'
import { StatusPage } from '@/components/ui/status-page'
import { documentTags } from '@/lib/platform/cache/document-tags'
import { tagDocument } from '@/lib/platform/cache/tag-document'

import { ReloadButton } from './reload-button'

/** The backend of this page failed (503); the next visit tries again. */
export async function UnavailablePage() {
  await tagDocument(documentTags.unavailable)
  const t = await getTranslations('errorPages.error')
  return (
    <StatusPage status={503} title={t('title')} lead={t('lead')}>
      <ReloadButton>{t('retry')}</ReloadButton>
      <LinkButton href="/" variant="secondary">
        {t('home')}
      </LinkButton>
    </StatusPage>
  )
}

import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'
import { StatusPage } from '@/components/ui/status-page'

/**
 * Seen only by who came by a navigation inside the site: browsers that ask for the document are led on by its status
 * (`movedMetadata`).
 * @param path where the page is now, without language prefix
 */
export async function MovedPage({ path }: { path: string }) {
  const t = await getTranslations('moved')
  return (
    <StatusPage status={308} title={t('title')} lead={t('lead')}>
      <LinkButton href={path}>{t('go')}</LinkButton>
    </StatusPage>
  )
}

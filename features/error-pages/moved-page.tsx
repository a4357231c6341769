import { getTranslations } from 'next-intl/server'

import { LinkButton } from '@/components/ui/link-button'
import { StatusPage } from '@/components/ui/status-page'
import { movedTags } from '@/lib/platform/cache/document-tags'
import { tagDocument } from '@/lib/platform/cache/tag-document'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { localizedPath } from '@/lib/platform/i18n/localized-path'

import { FollowMove } from './follow-move'

/**
 * Redirects (308) to the new address of a page. The content shows only after a navigation inside the site, which has no
 * status, until `FollowMove` continues it. The redirect is cached like a page, until the tag of its content expires.
 * @param path where the page is now, without language prefix, not percent-encoded
 */
export async function MovedPage({ path }: { path: string }) {
  const address = localizedPath(await currentLocale(), path)
  await tagDocument(movedTags(encodeURI(address)))
  const t = await getTranslations('errorPages.moved')
  return (
    <StatusPage status={308} title={t('title')} lead={t('lead')}>
      <FollowMove href={address} />
      <LinkButton href={path}>{t('go')}</LinkButton>
    </StatusPage>
  )
}

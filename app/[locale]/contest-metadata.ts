import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { contestPath, loadContestPage } from '@/lib/content/contest'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** Metadata of a page of the contest; its entrances have a layout of their own, its other pages that of the site. */
export async function contestPageMetadata(page: string): Promise<Metadata> {
  const locale = await currentLocale()
  const post = await loadContestPage(page, locale)
  if (post === 'missing') return notFoundMetadata()
  if (post === 'unavailable') return unavailableMetadata()
  const t = await getTranslations('contest')
  const { title, locales: languages } = post
  return pageMetadata({
    locale,
    path: contestPath(page),
    title: `${title} · ${t('kicker')}`,
    description: post.description ?? t('metaDescription'),
    languages,
  })
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ContestOverview } from '@/features/contest/contest-overview'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { contestAbout, loadContestMenu, loadContestPage } from '@/lib/content/contest'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const post = await loadContestPage('', locale)
  if (post === 'missing') return notFoundMetadata()
  if (post === 'unavailable') return unavailableMetadata()
  const t = await getTranslations('contest')
  const { title, locales: languages } = post
  return pageMetadata({
    locale,
    path: '/mascham',
    title,
    description: post.description ?? t('metaDescription'),
    languages,
  })
}

export default async function Contest() {
  const locale = await currentLocale()
  const [post, menu, ...about] = await Promise.all([
    loadContestPage('', locale),
    loadContestMenu(locale),
    ...contestAbout.map((page) => loadContestPage(page, locale)),
  ])
  if (post === 'missing') return <NotFoundPage />
  if (post === 'unavailable') return <UnavailablePage />
  const sections = about.flatMap((each, index) => {
    const page = contestAbout[index]
    return page === undefined || typeof each === 'string' ? [] : [{ ...each, page }]
  })
  return <ContestOverview title={post.title} content={post.content} sections={sections} menu={menu} />
}

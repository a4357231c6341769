import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ContestEntrance } from '@/features/contest/contest-entrance'
import { NotFoundPage } from '@/features/status/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/status/status-metadata'
import { UnavailablePage } from '@/features/status/unavailable-page'
import { type ContestEntranceName, contestPath, loadContestPage } from '@/lib/content/contest'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

/** The contest's three entrances differ in their words alone. */
export async function entranceMetadata(page: ContestEntranceName): Promise<Metadata> {
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

export async function EntrancePage({ page }: { page: ContestEntranceName }) {
  const locale = await currentLocale()
  const [post, contest] = await Promise.all([loadContestPage(page, locale), loadContestPage('', locale)])
  if (post === 'missing') return <NotFoundPage />
  if (post === 'unavailable') return <UnavailablePage />
  const t = await getTranslations('contest')
  return (
    <ContestEntrance
      locale={locale}
      section={{ ...post, page }}
      contestTitle={typeof contest === 'string' ? t('kicker') : contest.title}
    />
  )
}

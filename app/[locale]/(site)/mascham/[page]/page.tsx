import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ContestPage } from '@/features/contest/contest-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { contestAbout, loadContestMenu, loadContestPage } from '@/lib/content/contest'
import { currentLocale } from '@/lib/platform/i18n/current-locale'

import { contestPageMetadata } from '../../../contest-metadata'

type Props = PageProps<'/[locale]/mascham/[page]'>

export function generateStaticParams() {
  return contestAbout.map((page) => ({ page }))
}

/** What is no page of the contest costs the CMS nothing. */
const isContestPage = (page: string) => contestAbout.some((each) => each === page)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params
  return isContestPage(page) ? contestPageMetadata(page) : notFoundMetadata()
}

export default async function Contest({ params }: Props) {
  const { page } = await params
  const locale = await currentLocale()
  if (!isContestPage(page)) return <NotFoundPage />
  const [post, contest, menu] = await Promise.all([
    loadContestPage(page, locale),
    loadContestPage('', locale),
    loadContestMenu(locale),
  ])
  if (post === 'missing') return <NotFoundPage />
  if (post === 'unavailable') return <UnavailablePage />
  const t = await getTranslations('contest')
  return (
    <ContestPage
      section={{ ...post, page }}
      contestTitle={typeof contest === 'string' ? t('kicker') : contest.title}
      menu={menu}
    />
  )
}

import { getTranslations } from 'next-intl/server'

import { ContestEntrance } from '@/features/contest/contest-entrance'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { type ContestEntranceName, loadContestPage } from '@/lib/content/contest'
import { currentLocale } from '@/lib/platform/i18n/current-locale'

/** The contest's three entrances differ in their words alone. */
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

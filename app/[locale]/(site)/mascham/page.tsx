import { getTranslations } from 'next-intl/server'

import { definePage } from '@/app/_pages/define-page'
import { ContestOverview } from '@/features/contest/contest-overview'
import { contestAbout, loadContestMenu, loadContestPage, loadContestSections } from '@/lib/content/contest'
import { pageMetadata } from '@/lib/routes/page-metadata'

const path = '/mascham'

const page = definePage({
  path,
  load: ({ locale }) => loadContestPage('', locale),
  languages: ({ locales }) => locales,
  async metadata({ title, description }, { locale, languages }) {
    const t = await getTranslations('contest')
    return pageMetadata({ locale, path, title, description: description ?? t('metaDescription'), languages })
  },
  async view({ title, content }, { locale }) {
    const [menu, sections] = await Promise.all([loadContestMenu(locale), loadContestSections(contestAbout, locale)])
    return <ContestOverview title={title} content={content} sections={sections} menu={menu} />
  },
})

export const { generateMetadata } = page

export default page.Page

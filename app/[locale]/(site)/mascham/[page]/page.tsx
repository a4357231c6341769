import { ContestPage } from '@/features/contest/contest-page'
import { contestAbout, loadContestMenu } from '@/lib/content/contest'

import { contestPage } from '../../../contest-page'

export function generateStaticParams() {
  return contestAbout.map((page) => ({ page }))
}

const page = contestPage(null, async ({ locale, section, contestTitle }) => (
  <ContestPage section={section} contestTitle={contestTitle} menu={await loadContestMenu(locale)} />
))

export const { generateMetadata } = page

export default page.Page

import { allBranches } from '@/lib/routes/job-list-address'

import { jobListPage } from '../../../job-list-page'

/** The build renders one; every other list is rendered on its first visit. */
export function generateStaticParams() {
  return [{ branch: allBranches, page: '2' }]
}

export const { generateMetadata } = jobListPage

export default jobListPage.Page

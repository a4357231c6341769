import { reportsPage } from '../../list'

/** The build renders the second page; further pages are rendered on their first visit. */
export function generateStaticParams() {
  return [{ page: '2' }]
}

export const { generateMetadata } = reportsPage

export default reportsPage.Page

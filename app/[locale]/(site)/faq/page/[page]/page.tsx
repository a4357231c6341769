import { faqsPage } from '../../list'

/** Further pages are rendered on their first visit; the build needs one parameter to check the route with. */
export function generateStaticParams() {
  return [{ page: 'none' }]
}

export const { generateMetadata } = faqsPage

export default faqsPage.Page

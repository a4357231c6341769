import { faqsPage } from './list'

export const { generateMetadata } = faqsPage

export default faqsPage.Page

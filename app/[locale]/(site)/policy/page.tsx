import { categoryIds } from '@/lib/routes/category-ids'

import { legalPage } from '../legal-page'

const page = legalPage('/policy', categoryIds.policy)

export const { generateMetadata } = page

export default page.Page

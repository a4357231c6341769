import { categoryIds } from '@/lib/routes/category-ids'

import { legalPage } from '../legal-page'

const page = legalPage('/terms', categoryIds.terms)

export const { generateMetadata } = page

export default page.Page

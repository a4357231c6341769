import { categoryIds } from '@/lib/routes/category-ids'

import { LegalDocument, legalMetadata } from '../legal-document'

const terms = { categoryId: categoryIds.terms, path: '/terms' }

export const generateMetadata = () => legalMetadata(terms)

export default function Terms() {
  return <LegalDocument {...terms} />
}

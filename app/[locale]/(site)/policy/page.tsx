import { categoryIds } from '@/lib/routes/category-ids'

import { LegalDocument, legalMetadata } from '../legal-document'

const policy = { categoryId: categoryIds.policy, path: '/policy' }

export const generateMetadata = () => legalMetadata(policy)

export default function Policy() {
  return <LegalDocument {...policy} />
}

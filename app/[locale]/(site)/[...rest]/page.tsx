import { MissingPage } from '@/features/error-pages/missing-page'
import { statusMetadata } from '@/features/error-pages/status-metadata'

/** Every address that no other route answers: status 404 in the language of the address. */
export function generateStaticParams() {
  return [{ rest: ['404'] }]
}

export const generateMetadata = () => statusMetadata('notFound')

export default MissingPage

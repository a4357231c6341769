import { MissingPage } from '@/features/error-pages/missing-page'
import { statusMetadata } from '@/features/error-pages/status-metadata'
import { nameDocumentLanguages } from '@/lib/platform/i18n/document-languages'
import { locales } from '@/lib/platform/i18n/locales'

/** Every address that no other route answers: status 404 in the language of the address. */
export function generateStaticParams() {
  return [{ rest: ['404'] }]
}

export function generateMetadata() {
  nameDocumentLanguages(locales)
  return statusMetadata('notFound')
}

export default MissingPage

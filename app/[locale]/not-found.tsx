import { NotFoundPage } from '@/features/error-pages/not-found-page'

/** For `notFound()` of Next itself; pages that know that they do not exist render `NotFoundPage` (document-markers.ts). */
export default NotFoundPage

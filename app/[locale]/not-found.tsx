import { NotFoundPage } from '@/features/error-pages/not-found-page'

/** For `notFound()` of Next, which `currentLocale` calls; routes answer with app/_pages/define-page.tsx. */
export default NotFoundPage

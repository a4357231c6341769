import { getTranslations } from 'next-intl/server'

/**
 * For `notFound()` of Next, which only `currentLocale` calls. Small, because Next sends it with every document; pages that do not
 * exist are answered by app/_pages/define-page.tsx.
 */
export default async function NotFound() {
  const t = await getTranslations('errorPages.notFound')
  return <h1 className="container-page py-20 text-h1">{t('title')}</h1>
}

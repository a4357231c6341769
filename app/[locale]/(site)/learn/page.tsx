import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { LearningPage } from '@/features/learning/learning-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { loadLearningPath } from '@/lib/content/learning-path'
import { settle } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { learningPath } from '@/lib/domain/learning/learning-path'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const path = await settle(loadLearningPath(locale))
  if (path.kind === 'unavailable') return unavailableMetadata()
  if (path.kind === 'missing') return notFoundMetadata()
  const t = await getTranslations('learning')
  return pageMetadata({ locale, path: learningPath, title: t('title'), description: t('metaDescription') })
}

export default async function Learn() {
  const locale = await currentLocale()
  const path = await settle(loadLearningPath(locale))
  if (path.kind === 'unavailable') return <UnavailablePage />
  if (path.kind === 'missing') return <NotFoundPage />
  const [t, shell] = await Promise.all([getTranslations('learning'), getTranslations('shell')])
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return <LearningPage locale={locale} modules={path.value} crumbs={crumbs} />
}

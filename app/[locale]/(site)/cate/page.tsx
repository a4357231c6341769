import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { CategoryIndexPage } from '@/features/category/category-index-page'
import { unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { categoryIds } from '@/lib/routes/category-ids'
import { loadCategory } from '@/lib/content/lists'
import { orNull } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

const subjects = [categoryIds.news, categoryIds.research, categoryIds.products, categoryIds.guides]

async function loadSubjects() {
  const locale = await currentLocale()
  const found = await Promise.all(subjects.map((id) => orNull(loadCategory(id, locale))))
  return found.flatMap((category) => (category?.status === 'found' ? [category.document] : []))
}

export async function generateMetadata(): Promise<Metadata> {
  if ((await loadSubjects()).length === 0) return unavailableMetadata()
  const t = await getTranslations('category')
  const locale = await currentLocale()
  return pageMetadata({ locale, path: '/cate', title: t('indexTitle'), description: t('indexLead') })
}

export default async function Categories() {
  const categories = await loadSubjects()
  if (categories.length === 0) return <UnavailablePage />
  const t = await getTranslations('category')
  const shell = await getTranslations('shell')
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('indexTitle') }]
  return <CategoryIndexPage categories={categories} crumbs={crumbs} />
}

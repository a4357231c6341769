import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { GlossaryPage } from '@/features/glossary/glossary-page'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { learningPath } from '@/lib/domain/learning/learning-path'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('glossary')
  return pageMetadata({ locale, path: glossaryPath, title: t('title'), description: t('metaDescription') })
}

export default async function Glossary() {
  const locale = await currentLocale()
  const [t, learning, shell] = await Promise.all([
    getTranslations('glossary'),
    getTranslations('learning'),
    getTranslations('shell'),
  ])
  const crumbs = [
    { label: shell('home'), href: '/' },
    { label: learning('title'), href: learningPath },
    { label: t('title') },
  ]
  return <GlossaryPage locale={locale} titleOf={(topic) => learning(`modules.${topic}.title`)} crumbs={crumbs} />
}

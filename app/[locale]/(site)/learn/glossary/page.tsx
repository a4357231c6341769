import '@/app/_sheets/lists.css'

import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { GlossaryPage } from '@/features/glossary/glossary-page'
import { loadSiteLinks } from '@/lib/content/site-links'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { learningPath } from '@/lib/domain/learning/learning-path'

const page = titledPage(glossaryPath, async ({ locale, title }) => {
  const learning = await getTranslations('learning')
  const { learningPath: hasPath } = await loadSiteLinks(locale)
  const above = hasPath ? [{ label: learning('title'), href: learningPath }] : []
  const crumbs = await crumbsTo(...above, { label: title })
  return (
    <GlossaryPage
      locale={locale}
      titleOf={(topic) => learning(`modules.${topic}.title`)}
      crumbs={crumbs}
      hasPath={hasPath}
    />
  )
})

export const { generateMetadata } = page

export default page.Page

import { crumbsTo } from '@/app/_pages/crumbs'
import { definePage } from '@/app/_pages/define-page'
import { headingOf, titledMetadata } from '@/app/_pages/titled-page'
import { LearningPage } from '@/features/learning/learning-page'
import { languagesWhere } from '@/lib/content/languages-where'
import { loadLearningPath } from '@/lib/content/learning-path'
import { loadSiteLinks } from '@/lib/content/site-links'
import { learningPath } from '@/lib/domain/learning/learning-path'

const page = definePage({
  path: learningPath,
  load: ({ locale }) => loadLearningPath(locale),
  languages: () => languagesWhere(async (locale) => (await loadSiteLinks(locale)).learningPath),
  metadata: titledMetadata(learningPath),
  async view(modules, { locale }) {
    const { title } = await headingOf(learningPath)
    return <LearningPage locale={locale} modules={modules} crumbs={await crumbsTo({ label: title })} />
  },
})

export const { generateMetadata } = page

export default page.Page

import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { PageHead } from '@/components/ui/page-head'
import type { Topic } from '@/lib/domain/glossary/topics'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import type { Locale } from '@/lib/platform/i18n/locales'
import { learningPath } from '@/lib/domain/learning/learning-path'
import { glossaryPath } from '@/lib/domain/glossary/glossary'
import { pageAddress } from '@/lib/routes/language-addresses'

import { GlossaryBrowser } from './glossary-browser'
import { toGlossaryGroups } from './glossary-groups'
import { GlossaryData } from './glossary-data'

interface GlossaryPageProps {
  locale: Locale
  titleOf: (topic: Topic) => string
  crumbs: readonly Crumb[]
  /** Whether the learning path exists in the language. */
  hasPath: boolean
}

/** The glossary in the order of the learning path, with a search. */
export async function GlossaryPage({ locale, titleOf, crumbs, hasPath }: GlossaryPageProps) {
  const [t, shell] = await Promise.all([getTranslations('glossary'), getTranslations('shell')])
  const groups = toGlossaryGroups(locale, titleOf)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const toPath = hasPath && <AllLink href={learningPath}>{t('toPath')}</AllLink>
  return (
    <>
      <GlossaryData
        groups={groups}
        set={{
          url: pageAddress(locale, glossaryPath),
          locale,
          name: t('title'),
          description: t('metaDescription'),
        }}
      />
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead', { count })} />
      <Container className="pb-20 md:pb-28">
        <IslandMessages
          paths={[
            'glossary.search',
            'glossary.placeholder',
            'glossary.clear',
            'glossary.showAll',
            'glossary.topics',
            'glossary.size',
            'glossary.found',
            'glossary.nothing',
            'glossary.nothingLead',
            'glossary.source',
            'glossary.note',
            'glossary.figure',
          ]}
        >
          <GlossaryBrowser groups={groups}>{toPath}</GlossaryBrowser>
        </IslandMessages>
      </Container>
    </>
  )
}
